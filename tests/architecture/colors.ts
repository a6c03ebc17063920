/** The color names of CSS (Color Module Level 4, 6.1), without the ones that name no color of their own. */
const NAMES = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
  darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
  indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`

const name = `(?<![\\w-])(?:${NAMES.trim().split(/\s+/).join('|')})(?![\\w-])`

/** What takes a color, in CSS, in a style object and as an attribute: a color name elsewhere is a word like another. */
const property = '(?:[\\w-]*colou?r|background[\\w-]*|bg|fill|stroke|border[\\w-]*|outline[\\w-]*|[\\w-]*shadow)'

const patterns = [
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
  /(?<![\w.-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i,
  /(?<![\w.-])color\(\s*[a-z]/i,
  // `color: 'white'`, `color: { base: 'white' }`, `fill="white"`, and in a stylesheet `color: white;`
  new RegExp(`\\b${property}["']?\\s*[:=]\\s*\\{?[^"'\`{}]*["'\`][^"'\`{}]*${name}`, 'i'),
  new RegExp(`\\b${property}:[^"'\`;]*${name}[^"'\`;]*;`, 'i'),
  new RegExp(`(?:gradient|color-mix|shadow)\\([^"'\`]*${name}`, 'i'),
]

/** Whether a line of code or of a stylesheet spells a color in any of the ways of CSS. */
export const spellsColor = (line: string): boolean => patterns.some((pattern) => pattern.test(line))
