/// The elements and attributes of SVG that draw and do nothing else (SVG 2, Filter Effects, CSS Masking).
enum SVGVocabulary {
  /// What becomes of an element.
  enum Treatment {
    case keep
    /// Its content stays, as that of a link.
    case keepContent
    case remove
  }

  static let namespace = "http://www.w3.org/2000/svg"
  static let linkNamespace = "http://www.w3.org/1999/xlink"

  static func treatment(of element: String) -> Treatment {
    if elements.contains(element) { return .keep }
    return element == "a" ? .keepContent : .remove
  }

  static func isKnown(_ attribute: String) -> Bool {
    attributes.contains(attribute) || properties.contains(attribute)
  }

  private static let elements = words(
    """
    svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc switch style
    linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
    feTile feTurbulence
    """)

  /// Attributes that are no properties of style.
  private static let attributes = words(
    """
    id class version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
    transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits spreadMethod offset
    clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits
    primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
    edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale
    xChannelSelector yChannelSelector azimuth elevation stdDeviation dx dy rotate lengthAdjust textLength method spacing
    startOffset side tableValues slope intercept amplitude exponent radius z pointsAtX pointsAtY pointsAtZ
    limitingConeAngle baseFrequency numOctaves seed stitchTiles systemLanguage xml:space xml:lang lang role aria-label
    aria-hidden media
    """)

  /// Properties of style, which can be attributes, too.
  static let properties = words(
    """
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
    color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
    flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
    font-variant font-variant-caps font-variant-ligatures font-variant-numeric font-weight glyph-orientation-horizontal
    glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color line-height marker
    marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
    shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration
    text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation text-rendering
    text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility white-space
    word-spacing writing-mode
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
