// swift-format-ignore-file
// Made by `python3 Scripts/generate-language-tables.py`; do not edit.

/// The data of CLDR 42 that tags and their matching need, as sorted records.
enum LanguageTables {
  static var cldrVersion: StaticString { "42" }
  static var defaultLanguageDistance: Int { 80 }
  static var defaultScriptDistance: Int { 50 }
  static var defaultRegionDistance: Int { 4 }

  static var likelyLanguage: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 10,
      text: """
        aa.LatnET.aaiLatn...aakLatn...aauLatn...ab.CyrlGE.abiLatn...abqCyrl...abrLatnGH.\
        abtLatn...abyLatn...acdLatn...aceLatnID.achLatnUG.adaLatnGH.adeLatn...adjLatn...\
        adpTibtBT.adyCyrlRU.adzLatn...ae.AvstIR.aebArabTN.aeyLatn...af.LatnZA.agcLatn...\
        agdLatn...aggLatn...agmLatn...agoLatn...agqLatnCM.ahaLatn...ahlLatn...ahoAhomIN.\
        ajgLatn...ajtArabTN.ak.LatnGH.akkXsuxIQ.alaLatn...aliLatn...alnLatnXK.altCyrlRU.\
        am.EthiET.ammLatn...amnLatn...amoLatnNG.ampLatn...an.LatnES.ancLatn...ankLatn...\
        annLatnNG.anyLatn...aojLatn...aomLatn...aozLatnID.apcArab...apdArabTG.apeLatn...\
        aprLatn...apsLatn...apzLatn...ar.ArabEG.arcArmiIR.arhLatn...arnLatnCL.aroLatnBO.\
        arqArabDZ.arsArabSA.aryArabMA.arzArabEG.as.BengIN.asaLatnTZ.aseSgnwUS.asgLatn...\
        asoLatn...astLatnES.ataLatn...atgLatn...atjLatnCA.auyLatn...av.CyrlRU.avlArab...\
        avnLatn...avtLatn...avuLatn...awaDevaIN.awbLatn...awoLatn...awxLatn...ay.LatnBO.\
        aybLatn...az.LatnAZ.ba.CyrlRU.balArabPK.banLatnID.bapDevaNP.barLatnAT.basLatnCM.\
        bavLatn...baxBamuCM.bbaLatn...bbbLatn...bbcLatnID.bbdLatn...bbjLatnCM.bbpLatn...\
        bbrLatn...bcfLatn...bchLatn...bciLatnCI.bcmLatn...bcnLatn...bcoLatn...bcqEthi...\
        bcuLatn...bddLatn...be.CyrlBY.befLatn...behLatn...bejArabSD.bemLatnZM.betLatn...\
        bewLatnID.bexLatn...bezLatnTZ.bfdLatnCM.bfqTamlIN.bftArabPK.bfyDevaIN.bg.CyrlBG.\
        bgcDevaIN.bgnArabPK.bgxGrekTR.bhbDevaIN.bhgLatn...bhiDevaIN.bhlLatn...bhoDevaIN.\
        bhyLatn...bi.LatnVU.bibLatn...bigLatn...bikLatnPH.bimLatn...binLatnNG.bioLatn...\
        biqLatn...bjhLatn...bjiEthi...bjjDevaIN.bjnLatnID.bjoLatn...bjrLatn...bjtLatnSN.\
        bjzLatn...bkcLatn...bkmLatnCM.bkqLatn...bkuLatnPH.bkvLatn...blaLatnCA.blgLatnMY.\
        bltTavtVN.bm.LatnML.bmhLatn...bmkLatn...bmqLatnML.bmuLatn...bn.BengBD.bngLatn...\
        bnmLatn...bnpLatn...bo.TibtCN.bojLatn...bomLatn...bonLatn...bpyBengIN.bqcLatn...\
        bqiArabIR.bqpLatn...bqvLatnCI.br.LatnFR.braDevaIN.brhArabPK.brxDevaIN.brzLatn...\
        bs.LatnBA.bsjLatn...bsqBassLR.bssLatnCM.bstEthi...btoLatnPH.bttLatn...btvDevaPK.\
        buaCyrlRU.bucLatnYT.budLatn...bugLatnID.bukLatn...bumLatnCM.buoLatn...busLatn...\
        buuLatn...bvbLatnGQ.bwdLatn...bwrLatn...bxhLatn...byeLatn...bynEthiER.byrLatn...\
        bysLatn...byvLatnCM.byxLatn...bzaLatn...bzeLatnML.bzfLatn...bzhLatn...bzwLatn...\
        ca.LatnES.cadLatnUS.canLatn...cbjLatn...cchLatnNG.ccpCakmBD.ce.CyrlRU.cebLatnPH.\
        cfaLatn...cggLatnUG.ch.LatnGU.chkLatnFM.chmCyrlRU.choLatnUS.chpLatnCA.chrCherUS.\
        cicLatnUS.cjaArabKH.cjmChamVN.cjvLatn...ckbArabIQ.cklLatn...ckoLatn...ckyLatn...\
        claLatn...clcLatnCA.cmeLatn...cmgSoyoMN.co.LatnFR.copCoptEG.cpsLatnPH.cr.CansCA.\
        crgLatnCA.crhCyrlUA.crkCansCA.crlCansCA.crsLatnSC.cs.LatnCZ.csbLatnPL.cswCansCA.\
        ctdPaucMM.cu.CyrlRU.cv.CyrlRU.cy.LatnGB.da.LatnDK.dadLatn...dafLatnCI.dagLatn...\
        dahLatn...dakLatnUS.darCyrlRU.davLatnKE.dbdLatn...dbqLatn...dccArabIN.ddnLatn...\
        de.LatnDE.dedLatn...denLatnCA.dgaLatn...dghLatn...dgiLatn...dglArab...dgrLatnCA.\
        dgzLatn...diaLatn...djeLatnNE.dmfMedfNG.dnjLatnCI.dobLatn...doiDevaIN.dopLatn...\
        dowLatn...drhMongCN.driLatn...drsEthi...dsbLatnDE.dtmLatnML.dtpLatnMY.dtsLatn...\
        dtyDevaNP.duaLatnCM.ducLatn...dudLatn...dugLatn...dv.ThaaMV.dvaLatn...dwwLatn...\
        dyoLatnSN.dyuLatnBF.dz.TibtBT.dzgLatn...ebuLatnKE.ee.LatnGH.efiLatnNG.eglLatnIT.\
        egyEgypEG.ekaLatn...ekyKaliMM.el.GrekGR.emaLatn...emiLatn...en.LatnUS.ennLatn...\
        enqLatn...eo.Latn001eriLatn...es.LatnES.esgGonmIN.esuLatnUS.et.LatnEE.etrLatn...\
        ettItalIT.etuLatn...etxLatn...eu.LatnES.ewoLatnCM.extLatnES.ezaLatn...fa.ArabIR.\
        faaLatn...fabLatn...fagLatn...faiLatn...fanLatnGQ.ff.LatnSN.ffiLatn...ffmLatnML.\
        fi.LatnFI.fiaArabSD.filLatnPH.fitLatnSE.fj.LatnFJ.flrLatn...fmpLatn...fo.LatnFO.\
        fodLatn...fonLatnBJ.forLatn...fpeLatn...fqsLatn...fr.LatnFR.frcLatnUS.frpLatnFR.\
        frrLatnDE.frsLatnDE.fubArabCM.fudLatnWF.fueLatn...fufLatnGN.fuhLatn...fuqLatnNE.\
        furLatnIT.fuvLatnNG.fuyLatn...fvrLatnSD.fy.LatnNL.ga.LatnIE.gaaLatnGH.gafLatn...\
        gagLatnMD.gahLatn...gajLatn...gamLatn...ganHansCN.gawLatn...gayLatnID.gbaLatn...\
        gbfLatn...gbmDevaIN.gbyLatn...gbzArabIR.gcrLatnGF.gd.LatnGB.gdeLatn...gdnLatn...\
        gdrLatn...gebLatn...gejLatn...gelLatn...gezEthiET.gfkLatn...ggnDevaNP.ghsLatn...\
        gilLatnKI.gimLatn...gjkArabPK.gjnLatn...gjuArabPK.gknLatn...gkpLatn...gl.LatnES.\
        glkArabIR.gmmLatn...gmvEthi...gn.LatnPY.gndLatn...gngLatn...godLatn...gofEthi...\
        goiLatn...gomDevaIN.gonTeluIN.gorLatnID.gosLatnNL.gotGothUA.grbLatn...grcCprtCY.\
        grtBengIN.grwLatn...gswLatnCH.gu.GujrIN.gubLatnBR.gucLatnCO.gudLatn...gurLatnGH.\
        guwLatn...guxLatn...guzLatnKE.gv.LatnIM.gvfLatn...gvrDevaNP.gvsLatn...gwcArab...\
        gwiLatnCA.gwtArab...gyiLatn...ha.LatnNG.hagLatn...hakHansCN.hamLatn...hawLatnUS.\
        hazArabAF.hbbLatn...hdyEthi...he.HebrIL.hhyLatn...hi.DevaIN.hiaLatn...hifLatnFJ.\
        higLatn...hihLatn...hilLatnPH.hlaLatn...hluHluwTR.hmdPlrdCN.hmtLatn...hndArabPK.\
        hneDevaIN.hnjHmnpUS.hnnLatnPH.hnoArabPK.ho.LatnPG.hocDevaIN.hojDevaIN.hotLatn...\
        hr.LatnHR.hsbLatnDE.hsnHansCN.ht.LatnHT.hu.LatnHU.huiLatn...hurLatnCA.hy.ArmnAM.\
        hz.LatnNA.ia.Latn001ianLatn...iarLatn...ibaLatnMY.ibbLatnNG.ibyLatn...icaLatn...\
        ichLatn...id.LatnID.iddLatn...idiLatn...iduLatn...ifeLatnTG.ig.LatnNG.igbLatn...\
        igeLatn...ii.YiiiCN.ijjLatn...ik.LatnUS.ikkLatn...ikwLatn...ikxLatn...iloLatnPH.\
        imoLatn...in.LatnID.inhCyrlRU.io.Latn001iouLatn...iriLatn...is.LatnIS.it.LatnIT.\
        iu.CansCA.iw.HebrIL.iwmLatn...iwsLatn...izhLatnRU.iziLatn...ja.JpanJP.jabLatn...\
        jamLatnJM.jarLatn...jboLatn001jbuLatn...jenLatn...jgkLatn...jgoLatnCM.ji.HebrUA.\
        jibLatn...jmcLatnTZ.jmlDevaNP.jraLatn...jutLatnDK.jv.LatnID.jw.LatnID.ka.GeorGE.\
        kaaCyrlUZ.kabLatnDZ.kacLatnMM.kadLatn...kaiLatn...kajLatnNG.kamLatnKE.kaoLatnML.\
        kawKawiID.kbdCyrlRU.kbmLatn...kbpLatn...kbqLatn...kbxLatn...kbyArabNE.kcgLatnNG.\
        kckLatnZW.kclLatn...kctLatn...kdeLatnTZ.kdhLatnTG.kdlLatn...kdtThaiTH.keaLatnCV.\
        kenLatnCM.kezLatn...kfoLatnCI.kfrDevaIN.kfyDevaIN.kg.LatnCD.kgeLatnID.kgfLatn...\
        kgpLatnBR.khaLatnIN.khbTaluCN.khnDevaIN.khqLatnML.khsLatn...khtMymrIN.khwArabPK.\
        khzLatn...ki.LatnKE.kijLatn...kiuLatnTR.kiwLatn...kj.LatnNA.kjdLatn...kjgLaooLA.\
        kjsLatn...kjyLatn...kk.CyrlKZ.kkcLatn...kkjLatnCM.kl.LatnGL.klnLatnKE.klqLatn...\
        kltLatn...klxLatn...km.KhmrKH.kmbLatnAO.kmhLatn...kmoLatn...kmsLatn...kmuLatn...\
        kmwLatn...kn.KndaIN.knfLatnGW.knpLatn...ko.KoreKR.koiCyrlRU.kokDevaIN.kolLatn...\
        kosLatnFM.kozLatn...kpeLatnLR.kpfLatn...kpoLatn...kprLatn...kpxLatn...kqbLatn...\
        kqfLatn...kqsLatn...kqyEthi...kr.Latn...krcCyrlRU.kriLatnSL.krjLatnPH.krlLatnRU.\
        krsLatn...kruDevaIN.ks.ArabIN.ksbLatnTZ.ksdLatn...ksfLatnCM.kshLatnDE.ksjLatn...\
        ksrLatn...ktbEthi...ktmLatn...ktoLatn...ktrLatnMY.ku.LatnTR.kubLatn...kudLatn...\
        kueLatn...kujLatn...kumCyrlRU.kunLatn...kupLatn...kusLatn...kv.CyrlRU.kvgLatn...\
        kvrLatnID.kvxArabPK.kw.LatnGB.kwjLatn...kwkLatnCA.kwoLatn...kwqLatn...kxaLatn...\
        kxcEthi...kxeLatn...kxlDevaIN.kxmThaiTH.kxpArabPK.kxwLatn...kxzLatn...ky.CyrlKG.\
        kyeLatn...kyxLatn...kzhArab...kzjLatnMY.kzrLatn...kztLatnMY.la.LatnVA.labLinaGR.\
        ladHebrIL.lagLatnTZ.lahArabPK.lajLatnUG.lasLatn...lb.LatnLU.lbeCyrlRU.lbuLatn...\
        lbwLatnID.lcmLatn...lcpThaiCN.ldbLatn...ledLatn...leeLatn...lemLatn...lepLepcIN.\
        leqLatn...leuLatn...lezCyrlRU.lg.LatnUG.lggLatn...li.LatnNL.liaLatn...lidLatn...\
        lifDevaNP.ligLatn...lihLatn...lijLatnIT.lilLatnCA.lisLisuCN.ljpLatnID.lkiArabIR.\
        lktLatnUS.lleLatn...llnLatn...lmnTeluIN.lmoLatnIT.lmpLatn...ln.LatnCD.lnsLatn...\
        lnuLatn...lo.LaooLA.lojLatn...lokLatn...lolLatnCD.lorLatn...losLatn...lozLatnZM.\
        lrcArabIR.lt.LatnLT.ltgLatnLV.lu.LatnCD.luaLatnCD.luoLatnKE.luyLatnKE.luzArabIR.\
        lv.LatnLV.lwlThaiTH.lzhHansCN.lzzLatnTR.madLatnID.mafLatnCM.magDevaIN.maiDevaIN.\
        makLatnID.manLatnGM.masLatnKE.mawLatn...mazLatnMX.mbhLatn...mboLatn...mbqLatn...\
        mbuLatn...mbwLatn...mciLatn...mcpLatn...mcqLatn...mcrLatn...mcuLatn...mdaLatn...\
        mdeArab...mdfCyrlRU.mdhLatnPH.mdjLatn...mdrLatnID.mdxEthi...medLatn...meeLatn...\
        mekLatn...menLatnSL.merLatnKE.metLatn...meuLatn...mfaArabTH.mfeLatnMU.mfnLatn...\
        mfoLatn...mfqLatn...mg.LatnMG.mghLatnMZ.mglLatn...mgoLatnCM.mgpDevaNP.mgyLatnTZ.\
        mh.LatnMH.mhiLatn...mhlLatn...mi.LatnNZ.micLatnCA.mifLatn...minLatnID.miwLatn...\
        mk.CyrlMK.mkiArab...mklLatn...mkpLatn...mkwLatn...ml.MlymIN.mleLatn...mlpLatn...\
        mlsLatnSD.mmoLatn...mmuLatn...mmxLatn...mn.CyrlMN.mnaLatn...mnfLatn...mniBengIN.\
        mnwMymrMM.mo.LatnRO.moaLatn...moeLatnCA.mohLatnCA.mosLatnBF.moxLatn...mppLatn...\
        mpsLatn...mptLatn...mpxLatn...mqlLatn...mr.DevaIN.mrdDevaNP.mrjCyrlRU.mroMrooBD.\
        ms.LatnMY.mt.LatnMT.mtcLatn...mtfLatn...mtiLatn...mtrDevaIN.muaLatnCM.murLatn...\
        musLatnUS.mvaLatn...mvnLatn...mvyArabPK.mwkLatnML.mwrDevaIN.mwvLatnID.mwwHmnpUS.\
        mxcLatnZW.mxmLatn...my.MymrMM.mykLatn...mymEthi...myvCyrlRU.mywLatn...myxLatnUG.\
        myzMandIR.mzkLatn...mzmLatn...mznArabIR.mzpLatn...mzwLatn...mzzLatn...na.LatnNR.\
        nacLatn...nafLatn...nakLatn...nanHansCN.napLatnIT.naqLatnNA.nasLatn...nb.LatnNO.\
        ncaLatn...nceLatn...ncfLatn...nchLatnMX.ncoLatn...ncuLatn...nd.LatnZW.ndcLatnMZ.\
        ndsLatnDE.ne.DevaNP.nebLatn...newDevaNP.nexLatn...nfrLatn...ng.LatnNA.ngaLatn...\
        ngbLatn...nglLatnMZ.nhbLatn...nheLatnMX.nhwLatnMX.nifLatn...niiLatn...nijLatnID.\
        ninLatn...niuLatnNU.niyLatn...nizLatn...njoLatnIN.nkgLatn...nkoLatn...nl.LatnNL.\
        nmgLatnCM.nmzLatn...nn.LatnNO.nnfLatn...nnhLatnCM.nnkLatn...nnmLatn...nnpWchoIN.\
        no.LatnNO.nodLanaTH.noeDevaIN.nonRunrSE.nopLatn...nouLatn...nqoNkooGN.nr.LatnZA.\
        nrbLatn...nskCansCA.nsnLatn...nsoLatnZA.nssLatn...nstTnsaIN.ntmLatn...ntrLatn...\
        nuiLatn...nupLatn...nusLatnSS.nuvLatn...nuxLatn...nv.LatnUS.nwbLatn...nxqLatnCN.\
        nxrLatn...ny.LatnMW.nymLatnTZ.nynLatnUG.nziLatnGH.oc.LatnFR.ogcLatn...oj.CansCA.\
        ojsCansCA.okaLatnCA.okrLatn...okvLatn...om.LatnET.ongLatn...onnLatn...onsLatn...\
        opmLatn...or.OryaIN.oroLatn...oruArab...os.CyrlGE.osaOsgeUS.otaArab...otkOrkhMN.\
        ouiOugr143ozmLatn...pa.GuruIN.pagLatnPH.palPhliIR.pamLatnPH.papLatnAW.pauLatnPW.\
        pbiLatn...pcdLatnFR.pcmLatnNG.pdcLatnUS.pdtLatnCA.pedLatn...peoXpeoIR.pexLatn...\
        pflLatnDE.phlArab...phnPhnxLB.pilLatn...pipLatn...pisLatnSB.pkaBrahIN.pkoLatnKE.\
        pl.LatnPL.plaLatn...pmsLatnIT.pngLatn...pnnLatn...pntGrekGR.ponLatnFM.ppaDevaIN.\
        ppoLatn...pqmLatnCA.praKharPK.prdArabIR.prgLatn001ps.ArabAF.pssLatn...pt.LatnBR.\
        ptpLatn...puuLatnGA.pwaLatn...qu.LatnPE.qucLatnGT.qugLatnEC.raiLatn...rajDevaIN.\
        raoLatn...rcfLatnRE.rejLatnID.relLatn...resLatn...rgnLatnIT.rhgRohgMM.riaLatnIN.\
        rifTfngMA.rjsDevaNP.rktBengBD.rm.LatnCH.rmfLatnFI.rmoLatnCH.rmtArabIR.rmuLatnSE.\
        rn.LatnBI.rnaLatn...rngLatnMZ.ro.LatnRO.robLatnID.rofLatnTZ.rooLatn...rroLatn...\
        rtmLatnFJ.ru.CyrlRU.rueCyrlUA.rugLatnSB.rw.LatnRW.rwkLatnTZ.rwoLatn...ryuKanaJP.\
        sa.DevaIN.safLatnGH.sahCyrlRU.saqLatnKE.sasLatnID.satOlckIN.savLatnSN.sazSaurIN.\
        sbaLatn...sbeLatn...sbpLatnTZ.sc.LatnIT.sckDevaIN.sclArab...scnLatnIT.scoLatnGB.\
        sd.ArabPK.sdcLatnIT.sdhArabIR.se.LatnNO.sefLatnCI.sehLatnMZ.seiLatnMX.sesLatnML.\
        sg.LatnCF.sgaOgamIE.sgsLatnLT.sgwEthi...sgzLatn...shiTfngMA.shkLatn...shnMymrMM.\
        shuArab...si.SinhLK.sidLatnET.sigLatn...silLatn...simLatn...sjrLatn...sk.LatnSK.\
        skcLatn...skrArabPK.sksLatn...sl.LatnSI.sldLatn...sliLatnPL.sllLatn...slyLatnID.\
        sm.LatnWS.smaLatnSE.smdLatnAO.smjLatnSE.smnLatnFI.smpSamrIL.smqLatn...smsLatnFI.\
        sn.LatnZW.snbLatnMY.sncLatn...snkLatnML.snpLatn...snxLatn...snyLatn...so.LatnSO.\
        sogSogdUZ.sokLatn...soqLatn...souThaiTH.soyLatn...spdLatn...splLatn...spsLatn...\
        sq.LatnAL.sr.CyrlRS.srbSoraIN.srnLatnSR.srrLatnSN.srxDevaIN.ss.LatnZA.ssdLatn...\
        ssgLatn...ssyLatnER.st.LatnZA.stkLatn...stqLatnDE.su.LatnID.suaLatn...sueLatn...\
        sukLatnTZ.surLatn...susLatnGN.sv.LatnSE.sw.LatnTZ.swbArabYT.swcLatnCD.swgLatnDE.\
        swpLatn...swvDevaIN.sxnLatnID.sxwLatn...sylBengBD.syrSyrcIQ.szlLatnPL.ta.TamlIN.\
        tajDevaNP.talLatn...tanLatn...taqLatn...tbcLatn...tbdLatn...tbfLatn...tbgLatn...\
        tboLatn...tbwLatnPH.tbzLatn...tciLatn...tcyKndaIN.tddTaleCN.tdgDevaNP.tdhDevaNP.\
        tduLatnMY.te.TeluIN.tedLatn...temLatnSL.teoLatnUG.tetLatnTL.tfiLatn...tg.CyrlTJ.\
        tgcLatn...tgoLatn...tguLatn...th.ThaiTH.thlDevaNP.thqDevaNP.thrDevaNP.ti.EthiET.\
        tifLatn...tigEthiER.tikLatn...timLatn...tioLatn...tivLatnNG.tk.LatnTM.tklLatnTK.\
        tkrLatnAZ.tktDevaNP.tl.LatnPH.tlfLatn...tlxLatn...tlyLatnAZ.tmhLatnNE.tmyLatn...\
        tn.LatnZA.tnhLatn...to.LatnTO.tofLatn...togLatnMW.tokLatn001toqLatn...tpiLatnPG.\
        tpmLatn...tpzLatn...tqoLatn...tr.LatnTR.truLatnTR.trvLatnTW.trwArabPK.ts.LatnZA.\
        tsdGrekGR.tsfDevaNP.tsgLatnPH.tsjTibtBT.tswLatn...tt.CyrlRU.ttdLatn...tteLatn...\
        ttjLatnUG.ttrLatn...ttsThaiTH.tttLatnAZ.tuhLatn...tulLatn...tumLatnMW.tuqLatn...\
        tvdLatn...tvlLatnTV.tvuLatn...twhLatn...twqLatnNE.txgTangCN.txoTotoIN.ty.LatnPF.\
        tyaLatn...tyvCyrlRU.tzmLatnMA.ubuLatn...udiAghbRU.udmCyrlRU.ug.ArabCN.ugaUgarSY.\
        uk.CyrlUA.uliLatnFM.umbLatnAO.unrBengIN.unxBengIN.uokLatn...ur.ArabPK.uriLatn...\
        urtLatn...urwLatn...usaLatn...uthLatn...utrLatn...uvhLatn...uvlLatn...uz.LatnUZ.\
        vagLatn...vaiVaiiLR.vanLatn...ve.LatnZA.vecLatnIT.vepLatnRU.vi.LatnVN.vicLatnSX.\
        vivLatn...vlsLatnBE.vmfLatnDE.vmwLatnMZ.vo.Latn001votLatnRU.vroLatnEE.vunLatnTZ.\
        vutLatn...wa.LatnBE.waeLatnCH.wajLatn...walEthiET.wanLatn...warLatnPH.wbpLatnAU.\
        wbqTeluIN.wbrDevaIN.wciLatn...werLatn...wgiLatn...whgLatn...wibLatn...wiuLatn...\
        wivLatn...wjaLatn...wjiLatn...wlsLatnWF.wmoLatn...wncLatn...wniArabKM.wnuLatn...\
        wo.LatnSN.wobLatn...wosLatn...wrsLatn...wsgGongIN.wskLatn...wtmDevaIN.wuuHansCN.\
        wuvLatn...wwaLatn...xavLatnBR.xbiLatn...xcoChrsUZ.xcrCariTR.xesLatn...xh.LatnZA.\
        xlaLatn...xlcLyciTR.xldLydiTR.xmfGeorGE.xmnManiCN.xmrMercSD.xnaNarbSA.xnrDevaIN.\
        xogLatnUG.xonLatn...xprPrtiIR.xrbLatn...xsaSarbYE.xsiLatn...xsmLatn...xsrDevaNP.\
        xweLatn...yamLatn...yaoLatnMZ.yapLatnFM.yasLatn...yatLatn...yavLatnCM.yayLatn...\
        yazLatn...ybaLatn...ybbLatnCM.ybyLatn...yerLatn...ygrLatn...ygwLatn...yi.Hebr001\
        ykoLatn...yleLatn...ylgLatn...yllLatn...ymlLatn...yo.LatnNG.yonLatn...yrbLatn...\
        yreLatn...yrlLatnBR.yssLatn...yuaLatnMX.yueHantHK.yujLatn...yutLatn...yuwLatn...\
        za.LatnCN.zagLatnSD.zdjArabKM.zeaLatnNL.zghTfngMA.zh.HansCN.zhxNshuCN.ziaLatn...\
        zktKitsCN.zlmLatnTG.zmiLatnMY.zneLatn...zu.LatnZA.zzaLatnTR.
        """
    )
  }

  static var likelyLanguageRegion: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 6,
      rowWidth: 13,
      text: """
        az.IQ.ArabIQ.az.IR.ArabIR.az.RU.CyrlRU.ha.CM.ArabCM.ha.SD.ArabSD.kk.AF.ArabAF.\
        kk.CN.ArabCN.kk.IR.ArabIR.kk.MN.ArabMN.ku.LB.ArabLB.ky.CN.ArabCN.ky.TR.LatnTR.\
        manGN.NkooGN.mn.CN.MongCN.ms.CC.ArabCC.oc.ES.LatnES.pa.PK.ArabPK.rifNL.LatnNL.\
        sd.IN.DevaIN.sr.ME.LatnME.sr.RO.LatnRO.sr.RU.LatnRU.sr.TR.LatnTR.tg.PK.ArabPK.\
        ug.KZ.CyrlKZ.ug.MN.CyrlMN.unrNP.DevaNP.uz.AF.ArabAF.uz.CN.CyrlCN.yueCN.HansCN.\
        zh.AU.HantAU.zh.BN.HantBN.zh.GB.HantGB.zh.GF.HantGF.zh.HK.HantHK.zh.ID.HantID.\
        zh.MO.HantMO.zh.PA.HantPA.zh.PF.HantPF.zh.PH.HantPH.zh.SR.HantSR.zh.TH.HantTH.\
        zh.TW.HantTW.zh.US.HantUS.zh.VN.HantVN.
        """
    )
  }

  static var likelyLanguageScript: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 7,
      rowWidth: 14,
      text: """
        arcNbatNbatJO.arcPalmPalmSY.az.ArabArabIR.cu.GlagGlagBG.en.ShawShawGB.ff.AdlmAdlmGN.\
        grcLinbLinbGR.hi.LatnLatnIN.kk.ArabArabCN.ku.ArabArabIQ.ku.YeziYeziGE.ky.ArabArabCN.\
        ky.LatnLatnTR.lifLimbLimbIN.manNkooNkooGN.mn.MongMongCN.pa.ArabArabPK.palPhlpPhlpCN.\
        sd.DevaDevaIN.sd.KhojKhojIN.sd.SindSindIN.tg.ArabArabPK.ug.CyrlCyrlKZ.unrDevaDevaNP.\
        uz.ArabArabAF.yueHansHansCN.zh.BopoBopoTW.zh.HanbHanbTW.zh.HantHantTW.
        """
    )
  }

  static var likelyRegion: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 13,
      text: """
        002en.LatnNG.003en.LatnUS.005pt.LatnBR.009en.LatnAU.011en.LatnNG.013es.LatnMX.\
        014sw.LatnTZ.015ar.ArabEG.017sw.LatnCD.018en.LatnZA.019en.LatnUS.021en.LatnUS.\
        029es.LatnCU.030zh.HansCN.034hi.DevaIN.035id.LatnID.039it.LatnIT.053en.LatnAU.\
        054en.LatnPG.057en.LatnGU.061sm.LatnWS.142zh.HansCN.143uz.LatnUZ.145ar.ArabSA.\
        150ru.CyrlRU.151ru.CyrlRU.154en.LatnGB.155de.LatnDE.202en.LatnNG.419es.Latn419\
        AD.ca.LatnAD.AE.ar.ArabAE.AF.fa.ArabAF.AL.sq.LatnAL.AM.hy.ArmnAM.AO.pt.LatnAO.\
        AQ....LatnAQ.AR.es.LatnAR.AS.sm.LatnAS.AT.de.LatnAT.AW.nl.LatnAW.AX.sv.LatnAX.\
        AZ.az.LatnAZ.BA.bs.LatnBA.BD.bn.BengBD.BE.nl.LatnBE.BF.fr.LatnBF.BG.bg.CyrlBG.\
        BH.ar.ArabBH.BI.rn.LatnBI.BJ.fr.LatnBJ.BL.fr.LatnBL.BN.ms.LatnBN.BO.es.LatnBO.\
        BQ.papLatnBQ.BR.pt.LatnBR.BT.dz.TibtBT.BV....LatnBV.BY.be.CyrlBY.CD.sw.LatnCD.\
        CF.fr.LatnCF.CG.fr.LatnCG.CH.de.LatnCH.CI.fr.LatnCI.CL.es.LatnCL.CM.fr.LatnCM.\
        CN.zh.HansCN.CO.es.LatnCO.CP....LatnCP.CR.es.LatnCR.CU.es.LatnCU.CV.pt.LatnCV.\
        CW.papLatnCW.CY.el.GrekCY.CZ.cs.LatnCZ.DE.de.LatnDE.DJ.aa.LatnDJ.DK.da.LatnDK.\
        DO.es.LatnDO.DZ.ar.ArabDZ.EA.es.LatnEA.EC.es.LatnEC.EE.et.LatnEE.EG.ar.ArabEG.\
        EH.ar.ArabEH.ER.ti.EthiER.ES.es.LatnES.ET.am.EthiET.EU.en.LatnIE.EZ.de.LatnEZ.\
        FI.fi.LatnFI.FO.fo.LatnFO.FR.fr.LatnFR.GA.fr.LatnGA.GE.ka.GeorGE.GF.fr.LatnGF.\
        GH.ak.LatnGH.GL.kl.LatnGL.GN.fr.LatnGN.GP.fr.LatnGP.GQ.es.LatnGQ.GR.el.GrekGR.\
        GS....LatnGS.GT.es.LatnGT.GW.pt.LatnGW.HK.zh.HantHK.HM....LatnHM.HN.es.LatnHN.\
        HR.hr.LatnHR.HT.ht.LatnHT.HU.hu.LatnHU.IC.es.LatnIC.ID.id.LatnID.IL.he.HebrIL.\
        IN.hi.DevaIN.IQ.ar.ArabIQ.IR.fa.ArabIR.IS.is.LatnIS.IT.it.LatnIT.JO.ar.ArabJO.\
        JP.ja.JpanJP.KE.sw.LatnKE.KG.ky.CyrlKG.KH.km.KhmrKH.KM.ar.ArabKM.KP.ko.KoreKP.\
        KR.ko.KoreKR.KW.ar.ArabKW.KZ.ru.CyrlKZ.LA.lo.LaooLA.LB.ar.ArabLB.LI.de.LatnLI.\
        LK.si.SinhLK.LS.st.LatnLS.LT.lt.LatnLT.LU.fr.LatnLU.LV.lv.LatnLV.LY.ar.ArabLY.\
        MA.ar.ArabMA.MC.fr.LatnMC.MD.ro.LatnMD.ME.sr.LatnME.MF.fr.LatnMF.MG.mg.LatnMG.\
        MK.mk.CyrlMK.ML.bm.LatnML.MM.my.MymrMM.MN.mn.CyrlMN.MO.zh.HantMO.MQ.fr.LatnMQ.\
        MR.ar.ArabMR.MT.mt.LatnMT.MU.mfeLatnMU.MV.dv.ThaaMV.MX.es.LatnMX.MY.ms.LatnMY.\
        MZ.pt.LatnMZ.NA.af.LatnNA.NC.fr.LatnNC.NE.ha.LatnNE.NI.es.LatnNI.NL.nl.LatnNL.\
        NO.nb.LatnNO.NP.ne.DevaNP.OM.ar.ArabOM.PA.es.LatnPA.PE.es.LatnPE.PF.fr.LatnPF.\
        PG.tpiLatnPG.PH.filLatnPH.PK.ur.ArabPK.PL.pl.LatnPL.PM.fr.LatnPM.PR.es.LatnPR.\
        PS.ar.ArabPS.PT.pt.LatnPT.PW.pauLatnPW.PY.gn.LatnPY.QA.ar.ArabQA.QO.en.LatnDG.\
        RE.fr.LatnRE.RO.ro.LatnRO.RS.sr.CyrlRS.RU.ru.CyrlRU.RW.rw.LatnRW.SA.ar.ArabSA.\
        SC.fr.LatnSC.SD.ar.ArabSD.SE.sv.LatnSE.SI.sl.LatnSI.SJ.nb.LatnSJ.SK.sk.LatnSK.\
        SM.it.LatnSM.SN.fr.LatnSN.SO.so.LatnSO.SR.nl.LatnSR.ST.pt.LatnST.SV.es.LatnSV.\
        SY.ar.ArabSY.TD.fr.LatnTD.TF.fr.LatnTF.TG.fr.LatnTG.TH.th.ThaiTH.TJ.tg.CyrlTJ.\
        TK.tklLatnTK.TL.pt.LatnTL.TM.tk.LatnTM.TN.ar.ArabTN.TO.to.LatnTO.TR.tr.LatnTR.\
        TV.tvlLatnTV.TW.zh.HantTW.TZ.sw.LatnTZ.UA.uk.CyrlUA.UG.sw.LatnUG.UY.es.LatnUY.\
        UZ.uz.LatnUZ.VA.it.LatnVA.VE.es.LatnVE.VN.vi.LatnVN.VU.bi.LatnVU.WF.fr.LatnWF.\
        WS.sm.LatnWS.XK.sq.LatnXK.YE.ar.ArabYE.YT.fr.LatnYT.ZW.sn.LatnZW.
        """
    )
  }

  static var likelyScript: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 4,
      rowWidth: 14,
      text: """
        Adlmff.AdlmGN.AghbudiAghbRU.AhomahoAhomIN.Arabar.ArabEG.ArmiarcArmiIR.Armnhy.ArmnAM.\
        Avstae.AvstIR.BalibanBaliID.BamubaxBamuCM.BassbsqBassLR.BatkbbcBatkID.Bengbn.BengBD.\
        Bhkssa.BhksIN.Bopozh.BopoTW.BrahpkaBrahIN.Braifr.BraiFR.BugibugBugiID.BuhdbkuBuhdPH.\
        CakmccpCakmBD.Cansiu.CansCA.CarixcrCariTR.ChamcjmChamVN.CherchrCherUS.ChrsxcoChrsUZ.\
        CoptcopCoptEG.Cpmn...CpmnCY.CprtgrcCprtCY.Cyrlru.CyrlRU.Devahi.DevaIN.Diakdv.DiakMV.\
        DogrdoiDogrIN.Duplfr.DuplFR.EgypegyEgypEG.Elbasq.ElbaAL.ElymarcElymIR.Ethiam.EthiET.\
        Georka.GeorGE.Glagcu.GlagBG.GongwsgGongIN.GonmesgGonmIN.GothgotGothUA.Gransa.GranIN.\
        Grekel.GrekGR.Gujrgu.GujrIN.Gurupa.GuruIN.Hanbzh.HanbTW.Hangko.HangKR.Hanizh.HaniCN.\
        HanohnnHanoPH.Hanszh.HansCN.Hantzh.HantTW.Hebrhe.HebrIL.Hiraja.HiraJP.HluwhluHluwTR.\
        HmnghnjHmngLA.HmnphnjHmnpUS.Hunghu.HungHU.ItalettItalIT.Jamoko.JamoKR.Javajv.JavaID.\
        Jpanja.JpanJP.KaliekyKaliMM.Kanaja.KanaJP.KawikawKawiID.KharpraKharPK.Khmrkm.KhmrKH.\
        Khojsd.KhojIN.KitszktKitsCN.Kndakn.KndaIN.Koreko.KoreKR.KthibhoKthiIN.LananodLanaTH.\
        Laoolo.LaooLA.LepclepLepcIN.LimblifLimbIN.LinalabLinaGR.LinbgrcLinbGR.LisulisLisuCN.\
        LycixlcLyciTR.LydixldLydiTR.Mahjhi.MahjIN.MakamakMakaID.MandmyzMandIR.ManixmnManiCN.\
        Marcbo.MarcCN.MedfdmfMedfNG.MendmenMendSL.MercxmrMercSD.MeroxmrMeroSD.Mlymml.MlymIN.\
        Modimr.ModiIN.Mongmn.MongCN.MroomroMrooBD.MteimniMteiIN.MultskrMultPK.Mymrmy.MymrMM.\
        NagmunrNagmIN.Nandsa.NandIN.NarbxnaNarbSA.NbatarcNbatJO.NewanewNewaNP.NkoomanNkooGN.\
        NshuzhxNshuCN.OgamsgaOgamIE.OlcksatOlckIN.OrkhotkOrkhMN.Oryaor.OryaIN.OsgeosaOsgeUS.\
        Osmaso.OsmaSO.OugrouiOugr143PalmarcPalmSY.PaucctdPaucMM.Permkv.PermRU.PhaglzhPhagCN.\
        PhlipalPhliIR.PhlppalPhlpCN.PhnxphnPhnxLB.PlrdhmdPlrdCN.PrtixprPrtiIR.RjngrejRjngID.\
        RohgrhgRohgMM.RunrnonRunrSE.SamrsmpSamrIL.SarbxsaSarbYE.SaursazSaurIN.SgnwaseSgnwUS.\
        Shawen.ShawGB.Shrdsa.ShrdIN.Siddsa.SiddIN.Sindsd.SindIN.Sinhsi.SinhLK.SogdsogSogdUZ.\
        SogosogSogoUZ.SorasrbSoraIN.SoyocmgSoyoMN.Sundsu.SundID.SylosylSyloBD.SyrcsyrSyrcIQ.\
        TagbtbwTagbPH.TakrdoiTakrIN.TaletddTaleCN.TalukhbTaluCN.Tamlta.TamlIN.TangtxgTangCN.\
        TavtbltTavtVN.Telute.TeluIN.TfngzghTfngMA.TglgfilTglgPH.Thaadv.ThaaMV.Thaith.ThaiTH.\
        Tibtbo.TibtCN.TirhmaiTirhIN.TnsanstTnsaIN.TototxoTotoIN.UgarugaUgarSY.VaiivaiVaiiLR.\
        Vithsq.VithAL.WarahocWaraIN.WchonnpWchoIN.XpeopeoXpeoIR.XsuxakkXsuxIQ.Yeziku.YeziGE.\
        Yiiiii.YiiiCN.ZanbcmgZanbMN.
        """
    )
  }

  static var likelyScriptRegion: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 7,
      rowWidth: 17,
      text: """
        ArabCC.ms.ArabCC.ArabCN.ug.ArabCN.ArabGB.ur.ArabGB.ArabID.ms.ArabID.ArabIN.ur.ArabIN.\
        ArabKH.cjaArabKH.ArabMM.rhgArabMM.ArabMN.kk.ArabMN.ArabMU.ur.ArabMU.ArabNG.ha.ArabNG.\
        ArabPK.ur.ArabPK.ArabTG.apdArabTG.ArabTH.mfaArabTH.ArabTJ.fa.ArabTJ.ArabTR.az.ArabTR.\
        ArabYT.swbArabYT.CpmnCY....CpmnCY.CyrlAL.mk.CyrlAL.CyrlBA.sr.CyrlBA.CyrlGE.ab.CyrlGE.\
        CyrlGR.mk.CyrlGR.CyrlMD.uk.CyrlMD.CyrlRO.bg.CyrlRO.CyrlSK.uk.CyrlSK.CyrlTR.kbdCyrlTR.\
        CyrlXK.sr.CyrlXK.DevaBT.ne.DevaBT.DevaFJ.hifDevaFJ.DevaMU.bhoDevaMU.DevaPK.btvDevaPK.\
        GrekTR.bgxGrekTR.HantCA.yueHantCA.HebrSE.yi.HebrSE.HebrUA.yi.HebrUA.HebrUS.yi.HebrUS.\
        LatnAF.tk.LatnAF.LatnAM.ku.LatnAM.LatnCN.za.LatnCN.LatnCY.tr.LatnCY.LatnDZ.fr.LatnDZ.\
        LatnET.en.LatnET.LatnGE.ku.LatnGE.LatnIR.tk.LatnIR.LatnKM.fr.LatnKM.LatnMA.fr.LatnMA.\
        LatnMK.sq.LatnMK.LatnMM.kacLatnMM.LatnMO.pt.LatnMO.LatnMR.fr.LatnMR.LatnRU.krlLatnRU.\
        LatnSY.fr.LatnSY.LatnTN.fr.LatnTN.LatnTW.trvLatnTW.LatnUA.pl.LatnUA.MymrIN.khtMymrIN.\
        MymrTH.mnwMymrTH.ThaiCN.lcpThaiCN.ThaiKH.kdtThaiKH.ThaiLA.kdtThaiLA.
        """
    )
  }

  static var languageAliases: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 6,
      text: """
        aamaasaaraa.abkab.adpdz.afraf.agpapfaisamiajtaebajujrbakaak.albsq.alssq.amham.araar.\
        arbar.argan.armhy.asdsnzasmas.auektzavaav.aveae.aymay.ayray.ayxnunazeaz.azjaz.bakba.\
        bambm.baqeu.baznvobccbalbclbikbelbe.benbn.bgmbcgbh.bhobhkfblbicbirbihbhobisbi.bjddrl\
        bjqbzcbkbebkblgibabodbo.bosbs.brebr.btbbebbulbg.burmy.bxkluybxrbuacatca.ccqrkicescs.\
        chach.chece.chizh.chucu.chvcv.cjrmomckacmrcldsyrcmkxchcmnzh.corkw.cosco.coypijcququh\
        crecr.cwdcr.cymcy.czecs.dafdnjdanda.dapnjzdeude.dgodoidhdmwrdikdindiqzzaditdifdivdv.\
        djldzedklaqddrhmn.drrkzkduduthdujdwudutnl.dwldbtdzodz.ekket.ellel.elpamqemkmanengen.\
        epoeo.eskik.estet.euseu.eweee.faofo.fasfa.fatak.fijfj.finfi.frafr.frefr.fryfy.fucff.\
        fulff.gavdevgazom.gbcwnygbogrbgeoka.gerde.gfxvajggngvrggoesgggrgtugioaouglagd.glega.\
        glggl.glikzkglvgv.gnogongreel.grngn.gtinycguggn.gujgu.guvduzgyagbahatht.hauha.hdnhai\
        heahmnhebhe.herhz.himsrxhinhi.hmoho.hrrjalhrvhr.hunhu.hyehy.ibiopaiboig.iceis.idoio.\
        iiiii.ikeiu.ikuiu.ileie.illilmilwgalin.id.inaia.indid.ipkik.islis.itait.iw.he.izieza\
        jarjgkjavjv.jegoybji.yi.jpnja.jw.jv.kalkl.kankn.kasks.katka.kaukr.kazkk.kdvzkdkgctdf\
        kgdncqkghkmlkhkmn.khmkm.kikki.kinrw.kirky.kmrku.knckr.kngkg.knnkokkojkwvkomkv.konkg.\
        korko.kppjkmkpvkv.krmbmfktrdtpkuakj.kurku.kvsgdjkwqyamkxetvdkxlkrukzhdglkzjdtpkztdtp\
        lakksplaolo.latla.lavlv.lbkbnclegenlliiraqlimli.linln.litlt.llongtlmmrmxltzlb.lublu.\
        luglg.lvslv.macmk.mahmh.malml.maomi.marmr.mayms.megcirmgxjbkmhrchmmkdmk.mlgmg.mltmt.\
        mnkmanmntwnnmo.ro.mofxntmolro.monmn.mrimi.msams.mstmrymuprajmwddmwmwjvajmyamy.mydaog\
        mytmrynadxnynauna.navnv.nbfnrunblnr.nbxekcncpkdzndend.ndong.nepne.nldnl.nlnazdnlrnrk\
        nnonn.nnsnbrnnxngvnobnb.noodtdnorno.npine.ntspijnxubppnyany.ocioc.ojgoj.ojioj.orior.\
        ormom.oryor.ossos.ounvajpanpa.patkxrpbups.pcradxperfa.pesfa.plipi.pltmg.pmchuwpmuphr\
        pnblahpolpl.porpt.ppabfypprlcqpryprtpusps.puzpubquequ.quzqu.rmremxrmyromrohrm.ronro.\
        rumro.runrn.rusru.sagsg.sansa.sapaqtscahlesccsr.scrhr.sglisksinsi.skkoybslksk.slosk.\
        slvsl.smdkmbsmese.smosm.snasn.snbibasndsd.somso.sotst.spaes.spyklnsqisq.srcsc.srdsc.\
        srpsr.sswss.sulsgdsumulwsunsu.swasw.swesv.swhsw.tahty.tamta.tattt.tdudtptelte.tggbjp\
        tgktg.tglfilthath.thctpothwolathxoybtibbo.tiditdtierastirti.tkktwmtl.filtlwweotmptyj\
        tnekaktonto.tsftajtsntn.tsots.ttqtmhtuktk.turtr.tw.ak.twiak.uigug.ukruk.umudelunpwro\
        uokemaurdur.uzbuz.uznuz.venve.vievi.volvo.welcy.wgwwgbwitnolwiwnwowlnwa.wolwo.xbacax\
        xhoxh.xiaacnxkhwawxpekpexrqdmwxsjsujxsldenybdrkiyddyi.yenynqyidyi.yiyyrmymalrrymtmtm\
        yoryo.yoszomyuuyugzaizapzhaza.zhozh.zirscvzsmms.zulzu.zybza.
        """
    )
  }

  static var languageExpansions: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 13,
      text: """
        cnrsr.....ME.drwfa.....AF.hbssr.Latn...prsfa.....AF.sh.sr.Latn...swcsw.....CD.\
        tnffa.....AF.
        """
    )
  }

  static var scriptAliases: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 4,
      rowWidth: 8,
      text: """
        QaaiZinh
        """
    )
  }

  static var regionAliases: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 6,
      text: """
        004AF.008AL.010AQ.012DZ.016AS.020AD.024AO.028AG.031AZ.032AR.036AU.040AT.044BS.048BH.\
        050BD.051AM.052BB.056BE.060BM.062034064BT.068BO.070BA.072BW.074BV.076BR.084BZ.086IO.\
        090SB.092VG.096BN.100BG.104MM.108BI.112BY.116KH.120CM.124CA.132CV.136KY.140CF.144LK.\
        148TD.152CL.156CN.158TW.162CX.166CC.170CO.172RU.174KM.175YT.178CG.180CD.184CK.188CR.\
        191HR.192CU.196CY.200CZ.203CZ.204BJ.208DK.212DM.214DO.218EC.222SV.226GQ.230ET.231ET.\
        232ER.233EE.234FO.238FK.239GS.242FJ.246FI.248AX.249FR.250FR.254GF.258PF.260TF.262DJ.\
        266GA.268GE.270GM.275PS.276DE.278DE.280DE.288GH.292GI.296KI.300GR.304GL.308GD.312GP.\
        316GU.320GT.324GN.328GY.332HT.334HM.336VA.340HN.344HK.348HU.352IS.356IN.360ID.364IR.\
        368IQ.372IE.376IL.380IT.384CI.388JM.392JP.398KZ.400JO.404KE.408KP.410KR.414KW.417KG.\
        418LA.422LB.426LS.428LV.430LR.434LY.438LI.440LT.442LU.446MO.450MG.454MW.458MY.462MV.\
        466ML.470MT.474MQ.478MR.480MU.484MX.492MC.496MN.498MD.499ME.500MS.504MA.508MZ.512OM.\
        516NA.520NR.524NP.528NL.530CW.531CW.532CW.533AW.534SX.535BQ.536SA.540NC.548VU.554NZ.\
        558NI.562NE.566NG.570NU.574NF.578NO.580MP.581UM.582FM.583FM.584MH.585PW.586PK.591PA.\
        598PG.600PY.604PE.608PH.612PN.616PL.620PT.624GW.626TL.630PR.634QA.638RE.642RO.643RU.\
        646RW.652BL.654SH.659KN.660AI.662LC.663MF.666PM.670VC.674SM.678ST.682SA.686SN.688RS.\
        690SC.694SL.702SG.703SK.704VN.705SI.706SO.710ZA.716ZW.720YE.724ES.728SS.729SD.732EH.\
        736SD.740SR.744SJ.748SZ.752SE.756CH.760SY.762TJ.764TH.768TG.772TK.776TO.780TT.784AE.\
        788TN.792TR.795TM.796TC.798TV.800UG.804UA.807MK.810RU.818EG.826GB.830JE.831GG.832JE.\
        833IM.834TZ.840US.850VI.854BF.858UY.860UZ.862VE.876WF.882WS.886YE.887YE.890RS.891RS.\
        894ZM.958AA.959QM.960QN.962QP.963QQ.964QR.965QS.966QT.967EU.968QV.969QW.970QX.971QY.\
        972QZ.973XA.974XB.975XC.976XD.977XE.978XF.979XG.980XH.981XI.982XJ.983XK.984XL.985XM.\
        986XN.987XO.988XP.989XQ.990XR.991XS.992XT.993XU.994XV.995XW.996XX.997XY.998XZ.999ZZ.\
        AN.CW.BU.MM.CS.RS.CT.KI.DD.DE.DY.BJ.FQ.AQ.FX.FR.HV.BF.JT.UM.MI.UM.NH.VU.NQ.AQ.NT.SA.\
        PC.FM.PU.UM.PZ.PA.QU.EU.RH.ZW.SU.RU.TP.TL.UK.GB.VD.VN.WK.UM.YD.YE.YU.RS.ZR.CD.
        """
    )
  }

  static var parents: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 10,
      rowWidth: 20,
      text: """
        en.....150en.....001en.....AG.en.....001en.....AI.en.....001en.....AT.en.....150\
        en.....AU.en.....001en.....BB.en.....001en.....BE.en.....150en.....BM.en.....001\
        en.....BS.en.....001en.....BW.en.....001en.....BZ.en.....001en.....CC.en.....001\
        en.....CH.en.....150en.....CK.en.....001en.....CM.en.....001en.....CX.en.....001\
        en.....CY.en.....001en.....DE.en.....150en.....DG.en.....001en.....DK.en.....150\
        en.....DM.en.....001en.....ER.en.....001en.....FI.en.....150en.....FJ.en.....001\
        en.....FK.en.....001en.....FM.en.....001en.....GB.en.....001en.....GD.en.....001\
        en.....GG.en.....001en.....GH.en.....001en.....GI.en.....001en.....GM.en.....001\
        en.....GY.en.....001en.....HK.en.....001en.....IE.en.....001en.....IL.en.....001\
        en.....IM.en.....001en.....IN.en.....001en.....IO.en.....001en.....JE.en.....001\
        en.....JM.en.....001en.....KE.en.....001en.....KI.en.....001en.....KN.en.....001\
        en.....KY.en.....001en.....LC.en.....001en.....LR.en.....001en.....LS.en.....001\
        en.....MG.en.....001en.....MO.en.....001en.....MS.en.....001en.....MT.en.....001\
        en.....MU.en.....001en.....MV.en.....001en.....MW.en.....001en.....MY.en.....001\
        en.....NA.en.....001en.....NF.en.....001en.....NG.en.....001en.....NL.en.....150\
        en.....NR.en.....001en.....NU.en.....001en.....NZ.en.....001en.....PG.en.....001\
        en.....PK.en.....001en.....PN.en.....001en.....PW.en.....001en.....RW.en.....001\
        en.....SB.en.....001en.....SC.en.....001en.....SD.en.....001en.....SE.en.....150\
        en.....SG.en.....001en.....SH.en.....001en.....SI.en.....150en.....SL.en.....001\
        en.....SS.en.....001en.....SX.en.....001en.....SZ.en.....001en.....TC.en.....001\
        en.....TK.en.....001en.....TO.en.....001en.....TT.en.....001en.....TV.en.....001\
        en.....TZ.en.....001en.....UG.en.....001en.....VC.en.....001en.....VG.en.....001\
        en.....VU.en.....001en.....WS.en.....001en.....ZA.en.....001en.....ZM.en.....001\
        en.....ZW.en.....001es.....AR.es.....419es.....BO.es.....419es.....BR.es.....419\
        es.....BZ.es.....419es.....CL.es.....419es.....CO.es.....419es.....CR.es.....419\
        es.....CU.es.....419es.....DO.es.....419es.....EC.es.....419es.....GT.es.....419\
        es.....HN.es.....419es.....MX.es.....419es.....NI.es.....419es.....PA.es.....419\
        es.....PE.es.....419es.....PR.es.....419es.....PY.es.....419es.....SV.es.....419\
        es.....US.es.....419es.....UY.es.....419es.....VE.es.....419hi.Latn...en.....IN.\
        ht........fr.....HT.nb........no........nn........no........pt.....AO.pt.....PT.\
        pt.....CH.pt.....PT.pt.....CV.pt.....PT.pt.....FR.pt.....PT.pt.....GQ.pt.....PT.\
        pt.....GW.pt.....PT.pt.....LU.pt.....PT.pt.....MO.pt.....PT.pt.....MZ.pt.....PT.\
        pt.....ST.pt.....PT.pt.....TL.pt.....PT.zh.HantMO.zh.HantHK.
        """
    )
  }

  static var languageDistances: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 6,
      rowWidth: 8,
      text: """
        aa.ssy4.aaesq.10aaoar.10aatsq.10ab.ru.30abhar.10abvar.10achen.30acmar.10acqar.10acwar.10\
        acxar.10acyar.10adfar.10aebar.10aecar.10af.nl.20afbar.10aiisyr10ajpar.10ak.en.30alnsq.10\
        am.en.30apcar.10apdar.10arqar.10arsar.10aryar.10arzar.10auzar.10avlar.10ay.es.20ayhar.10\
        aylar.10aynar.10aypar.10az.ru.30azbaz.10balur.20bbzar.10be.ru.20bemen.30bh.hi.30bhrmg.10\
        bjnms.10bjqmg.10bmmmg.10bn.en.30bo.zh.20br.fr.20bs.hr.4.bs.sh.4.btjms.10bvems.10bvums.10\
        bzcmg.10ca.es.20cdozh.10cebfil30chren.20cjyzh.10ckbar.30co.fr.20coams.10cpxzh.10crsfr.20\
        cs.sk.20cy.en.20czhzh.10czozh.10da.nb.8.da.no.8.dtyne.10dupms.10ee.en.30enbkln10eo.en.30\
        eu.es.20eyokln10ffmff.10fo.da.20fubff.10fueff.10fufff.10fuhff.10fuiff.10fuqff.10fuvff.10\
        fy.nl.20ga.en.20gaaen.30ganzh.10gaxom.10gd.en.20gkpkpe10gl.es.20gn.es.20gnwgn.10gomkok10\
        gswde.4.gu.hi.30guign.10gungn.10ha.en.30haeom.10hakzh.10hawen.20hjims.10hr.bs.4.hr.sh.4.\
        hsnzh.10ht.fr.20hy.ru.30ia.en.30id.ms.10idaluy10ig.en.30iktiu.10is.en.20jakms.10jaxms.10\
        jv.id.20ka.en.30kg.fr.30kk.ru.30km.en.30kn.en.30krien.30ku.tr.30kvbms.10kvrms.10kxdms.10\
        ky.ru.30la.it.20lb.de.4.lcems.10lcfms.10lg.en.30liwms.10lkbluy10lkoluy10lksluy10ln.fr.30\
        lo.en.30lozen.30lriluy10lrmluy10lsmluy10ltglv.10ltoluy10ltsluy10luafr.30lwgluy10lzhzh.10\
        maihi.20maxms.10meoms.10mfams.10mfbms.10mfeen.30mg.fr.30mi.en.20minms.10ml.en.30mn.ru.30\
        mnpzh.10mqgms.10mr.hi.30ms.id.30mshmg.10msims.10mt.en.30muims.10mvfmn.10my.en.30nanzh.10\
        nb.da.8.nb.nn.20nb.no.1.ne.en.30nhdgn.10niqkln10nleluy10nn.nb.20nn.no.20no.da.8.no.nb.1.\
        no.nn.20nsoen.30ny.en.30nydluy10nynen.30oc.fr.20okikln10om.en.30or.en.30orcom.10ornms.10\
        orsms.10pa.en.30pbtps.10pcmen.20pelms.10pgaar.10pkokln10ps.en.30psems.10pstps.10qu.es.30\
        qubqu.10qudqu.10qufqu.10qugqu.10quhqu.10qukqu.10qulqu.10qupqu.10qurqu.10qusqu.10quwqu.10\
        quxqu.10quyqu.10qvaqu.10qvcqu.10qvequ.10qvhqu.10qviqu.10qvjqu.10qvlqu.10qvmqu.10qvnqu.10\
        qvoqu.10qvpqu.10qvsqu.10qvwqu.10qvzqu.10qwaqu.10qwcqu.10qwhqu.10qwsqu.10qxaqu.10qxcqu.10\
        qxhqu.10qxlqu.10qxnqu.10qxoqu.10qxpqu.10qxrqu.10qxtqu.10qxuqu.10qxwqu.10ragluy10rm.de.20\
        rn.en.30rw.fr.30sa.hi.30sd.en.30sdcsc.10sdnsc.10sgckln10sh.bs.4.sh.hr.4.sh.sr.4.shuar.10\
        si.en.30sk.cs.20skgmg.10sn.en.30so.en.30spvor.10sq.en.30sr.sh.4.srosc.10sshar.10ssyaa.4.\
        st.en.30su.id.20sw.en.30ta.en.30tdxmg.10te.en.30teckln10tg.ru.30ti.en.30tk.ru.30tkgmg.10\
        tlhen.30tmwms.10tn.en.30to.en.30tt.ru.30tumen.30tuykln10txymg.10ug.zh.20uk.ru.20ur.en.30\
        urkms.10uz.ru.30uzsuz.10vkkms.10vktms.10vroet.10wo.fr.30wuuzh.10xh.en.30xmmms.10xmvmg.10\
        xmwmg.10yi.en.30yihyi.10yo.en.30yuezh.10za.zh.20zlmms.10zmims.10zu.en.30
        """
    )
  }

  static var scriptDistances: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 14,
      rowWidth: 16,
      text: """
        am.en.EthiLatn10ar.ar.LatnArab20az.ru.LatnCyrl10bn.bn.LatnBeng20bn.en.BengLatn10\
        bo.zh.TibtHans10gu.gu.LatnGujr20hi.hi.LatnDeva20hy.ru.ArmnCyrl10ja.ja.HaniJpan5.\
        ja.ja.HiraHrkt5.ja.ja.HiraJpan5.ja.ja.HrktJpan5.ja.ja.KanaHrkt5.ja.ja.KanaJpan5.\
        ja.ja.LatnJpan5.ka.en.GeorLatn10km.en.KhmrLatn10kn.en.KndaLatn10kn.kn.LatnKnda20\
        ko.ko.HangKore5.ko.ko.HaniKore5.ko.ko.JamoHang5.ko.ko.JamoKore5.lo.en.LaooLatn10\
        ml.en.MlymLatn10ml.ml.LatnMlym20mr.mr.LatnDeva20my.en.MymrLatn10ne.en.DevaLatn10\
        or.en.OryaLatn10pa.en.GuruLatn10ps.en.ArabLatn10sd.en.ArabLatn10si.en.SinhLatn10\
        sr.sr.CyrlLatn5.sr.sr.LatnCyrl5.ta.en.TamlLatn10ta.ta.LatnTaml20te.en.TeluLatn10\
        te.te.LatnTelu20ti.en.EthiLatn10tk.ru.LatnCyrl10ur.en.ArabLatn10uz.ru.LatnCyrl10\
        yi.en.HebrLatn10za.zh.LatnHans10zh.zh.HaniHans20zh.zh.HaniHant20zh.zh.LatnHans20
        """
    )
  }

  static var regionPartitions: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 3,
      rowWidth: 5,
      text: """
        0017F002110030A00502009050111101302014010151101701018010190A0210A0290A030410340103505\
        039010530105401057050610514245143011450115021151011542115501202114190AAC.01AD.01AE.01\
        AF.01AG.02AI.02AL.01AM.01AN.02AO.01AQ.01AR.02AS.04AT.01AU.01AW.02AX.01AZ.01BA.01BB.02\
        BD.01BE.01BF.01BG.01BH.01BI.01BJ.01BL.02BM.02BN.01BO.02BQ.02BR.02BS.02BT.01BU.01BV.02\
        BW.01BY.01BZ.02CA.08CC.01CD.01CF.01CG.01CH.01CI.01CK.01CL.02CM.01CN.01CO.02CP.01CR.02\
        CS.01CU.02CV.01CW.02CX.01CY.01CZ.01DD.01DE.01DG.01DJ.01DK.01DM.02DO.02DZ.10EA.01EC.02\
        EE.01EG.01EH.10ER.01ES.01ET.01EU.01EZ.01FI.01FJ.01FK.02FM.01FO.01FR.01FX.01GA.01GB.20\
        GD.02GE.01GF.02GG.01GH.01GI.01GL.02GM.01GN.01GP.02GQ.01GR.01GS.02GT.02GU.04GW.01GY.02\
        HK.40HM.01HN.02HR.01HT.02HU.01IC.01ID.01IE.01IL.01IM.01IN.01IO.01IQ.01IR.01IS.01IT.01\
        JE.01JM.02JO.01JP.01KE.01KG.01KH.01KI.01KM.01KN.02KP.01KR.01KW.01KY.02KZ.01LA.01LB.01\
        LC.02LI.01LK.01LR.01LS.01LT.01LU.01LV.01LY.10MA.10MC.01MD.01ME.01MF.02MG.01MH.04MK.01\
        ML.01MM.01MN.01MO.40MP.04MQ.02MR.10MS.02MT.01MU.01MV.01MW.01MX.02MY.01MZ.01NA.01NC.01\
        NE.01NF.01NG.01NI.02NL.01NO.01NP.01NR.01NT.01NU.01NZ.01OM.01PA.02PE.02PF.01PG.01PH.04\
        PK.01PL.01PM.02PN.01PR.08PS.01PT.01PW.01PY.02QA.01QO.01QU.01RE.01RO.01RS.01RU.01RW.01\
        SA.01SB.01SC.01SD.01SE.01SG.01SH.01SI.01SJ.01SK.01SL.01SM.01SN.01SO.01SR.02SS.01ST.01\
        SU.01SV.02SX.02SY.01SZ.01TA.01TC.02TD.01TF.01TG.01TH.01TJ.01TK.01TL.01TM.01TN.10TO.01\
        TP.01TR.01TT.02TV.01TW.01TZ.01UA.01UG.01UM.04UN.3FUS.08UY.02UZ.01VA.01VC.02VE.02VG.02\
        VI.08VN.01VU.01WF.01WS.01XK.01YD.01YE.01YT.01YU.01ZA.01ZM.01ZR.01ZW.01
        """
    )
  }

  static var paradigms: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 10,
      rowWidth: 10,
      text: """
        en.LatnGB.en.LatnUS.es.Latn419es.LatnES.pt.LatnBR.pt.LatnPT.
        """
    )
  }

  static var regionDistanceRules: FixedWidthTable {
    FixedWidthTable(
      keyWidth: 7,
      rowWidth: 13,
      text: """
        ar.....10104.ar.....6F6F4.ar.....FFFF5.en.....0C0C4.en.....73203.en.....73734.\
        en.....FFFF5.es.....0A0A4.es.....75754.es.....FFFF5.pt.....0A0A4.pt.....75754.\
        pt.....FFFF5.zh.Hant40404.zh.Hant3F3F4.zh.HantFFFF5.
        """
    )
  }

  static var aliasPatterns: StaticString {
    """
    und-hepburn-heploc=und-alalc97
    aa-saaho=ssy
    art-lojban=jbo
    cel-gaulish=xtg
    hy-arevmda=hyw
    no-bokmal=nb
    no-nynorsk=nn
    sgn-BR=bzs
    sgn-CO=csn
    sgn-DE=gsg
    sgn-DK=dsl
    sgn-ES=ssp
    sgn-FR=fsl
    sgn-GB=bfi
    sgn-GR=gss
    sgn-IE=isg
    sgn-IT=ise
    sgn-JP=jsl
    sgn-MX=mfs
    sgn-NI=ncs
    sgn-NL=dse
    sgn-NO=nsi
    sgn-PT=psr
    sgn-SE=swl
    sgn-US=ase
    sgn-ZA=sfs
    zh-guoyu=zh
    zh-hakka=hak
    zh-xiang=hsn
    und-aaland=und-AX
    und-arevela=und
    und-arevmda=und
    und-bokmal=und
    und-hakka=und
    und-heploc=und-alalc97
    und-lojban=und
    und-nynorsk=und
    und-polytoni=und-polyton
    und-saaho=und
    und-xiang=und
    """
  }

  static var aliasWholeTags: StaticString {
    """
    en-gb-oed=en-gb-oxendict
    i-ami=ami
    i-bnn=bnn
    i-default=en-x-i-default
    i-enochian=und-x-i-enochian
    i-hak=hak
    i-klingon=tlh
    i-lux=lb
    i-mingo=see-x-i-mingo
    i-navajo=nv
    i-pwn=pwn
    i-tao=tao
    i-tay=tay
    i-tsu=tsu
    no-bok=nb
    no-nyn=nn
    sgn-be-fr=sfb
    sgn-be-nl=vgt
    sgn-ch-de=sgg
    zh-cmn-hans=zh-hans
    zh-cmn-hant=zh-hant
    zh-cmn=zh
    zh-gan=gan
    zh-min-nan=nan
    zh-min=nan-x-zh-min
    zh-wuu=wuu
    zh-yue=yue
    """
  }

  static var regionSplits: StaticString {
    """
    062=034-143
    172=RU-AM-AZ-BY-GE-KG-KZ-MD-TJ-TM-UA-UZ
    200=CZ-SK
    530=CW-SX-BQ
    532=CW-SX-BQ
    536=SA-IQ
    582=FM-MH-MP-PW
    810=RU-AM-AZ-BY-EE-GE-KZ-KG-LV-LT-MD-TJ-TM-UA-UZ
    830=JE-GG
    890=RS-ME-SI-HR-MK-BA
    891=RS-ME
    AN=CW-SX-BQ
    CS=RS-ME
    FQ=AQ-TF
    NT=SA-IQ
    PC=FM-MH-MP-PW
    SU=RU-AM-AZ-BY-EE-GE-KZ-KG-LV-LT-MD-TJ-TM-UA-UZ
    YU=RS-ME
    """
  }
}
