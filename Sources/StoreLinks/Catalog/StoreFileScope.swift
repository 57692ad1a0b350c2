/// How much of a store file is read.
enum StoreFileScope {
  /// All of it, and anything that is not understood is an error.
  case everything
  /// What one request needs when nothing is wrong with it: most links need one template out of dozens.
  case request(StoreLinkRequest)
}

extension StoreFileScope {
  func needsParameter(_ node: JSONNode) throws(StoreFileFault) -> Bool {
    guard case .request(let request) = self else { return true }
    return request.parameters[try JSONObject(any: node).string("name")] != nil
  }

  /// Tells whether a template may be the one that is chosen; if in doubt, it may.
  ///
  /// Whatever is left out here would not be chosen with the whole file in view either. When nothing is left, the
  /// request fails, and is tried again with all there is.
  func needsTemplate(
    _ template: JSONObject,
    given parameters: [ParameterRule]
  ) throws(StoreFileFault) -> Bool {
    guard case .request(let request) = self else { return true }
    if let name = request.template { return try template.string("id") == name }
    if let form = request.form, try template.string("form") != form.rawValue { return false }
    guard request.osVersion == nil else { return true }
    guard template.node("obsolete") == nil else { return false }
    guard try template.isOn(request.platform), try template.opens(request) else { return false }
    return try template.isComplete(with: parameters)
  }
}

extension JSONObject {
  fileprivate func isOn(_ platform: StorePlatform?) throws(StoreFileFault) -> Bool {
    guard let platform else { return true }
    return try strings("on").contains { $0.hasPrefix(platform.rawValue) }
  }

  fileprivate func opens(_ request: StoreLinkRequest) throws(StoreFileFault) -> Bool {
    guard let kinds = try node("opens")?.members() else { return true }
    return kinds.contains { kind in
      kind.name.hasPrefix(request.kind.rawValue)
        || request.acceptsProductPage && kind.name.hasPrefix(StoreLinkKind.product.rawValue)
    }
  }

  fileprivate func isComplete(with parameters: [ParameterRule]) throws(StoreFileFault) -> Bool {
    let fixed = try node("fixed")?.members() ?? []
    let names = parameters.map(\.variable) + fixed.map { String($0.name.prefix { $0 != " " }) }
    return try strings("requires").allSatisfy(names.contains)
  }
}
