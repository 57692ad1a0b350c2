// ICU is reached from C++ only (see ICUBridge); this module exists so that pkg-config's flags are found.
