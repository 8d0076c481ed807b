/** Usual parts of honest pages that a browser prints; each document has one. */
export const PRINTED: Readonly<Record<string, string>> = {
  'a dark head of a table':
    '<table style="border-collapse:collapse"><tr style="background:#1f4e79;color:#fff"><th>Group of patients</th><th>Median of days</th></tr><tr><td>Treated</td><td>12</td></tr></table>',
  'a dark head, cell by cell':
    '<table><tr><th style="background:#000;color:#fff;border-radius:8px">Lost to follow-up at three months</th></tr></table>',
  'white words on a gradient':
    '<p style="background:linear-gradient(90deg,#135,#579);color:#fff">What is already known about this topic</p>',
  'white words on a picture':
    '<svg width="400" height="60"><image width="400" height="60" preserveAspectRatio="none" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/><text x="9" y="30" fill="white">Operating theatre in the year of the study</text></svg>',
  'white words on a half clear box':
    '<p style="background:rgba(0,0,60,.8);color:#fff">Key messages of this study for readers</p>',
  'words with a shadow': '<h2 style="text-shadow:2px 2px 3px #999">A heading that casts a shadow on paper</h2>',
  'words with a white edge':
    '<h2 style="text-shadow:-1px 0 #fff,1px 0 #fff,0 1px #fff,0 -1px #fff">A label of a map with an edge</h2>',
  'words in outline': '<h2 style="-webkit-text-stroke:1px #333;color:#fff">A title in outlined letters only</h2>',
  'words in a gradient':
    '<h2 style="background:linear-gradient(90deg,#c00,#00c);-webkit-background-clip:text;color:transparent">A title in many colours at once</h2>',
  'a chart with labels on its bars':
    '<svg width="400" height="200"><rect x="20" y="20" width="300" height="40" fill="#036"/><text x="30" y="45" fill="white">With treatment, n = 112</text><path d="M20 80h260a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9H20z" fill="#900"/><text x="30" y="105" fill="#fff">Without any treatment at all, n = 109</text><ellipse cx="200" cy="160" rx="190" ry="30" fill="#444"/><text x="60" y="165" fill="white">Lost before the end of the study</text></svg>',
  'a figure with an opacity':
    '<svg width="400" height="90"><g opacity=".6"><rect width="400" height="80" fill="#222"/><text x="9" y="40" fill="white">Shaded part of a figure with words</text></g></svg>',
  'a figure with a mask':
    '<svg width="400" height="90"><mask id="m"><rect width="400" height="90" fill="white"/><text x="9" y="40">Words cut out of a shape</text></mask><rect width="400" height="80" fill="#222" mask="url(#m)"/></svg>',
  'a figure that is cut':
    '<div style="overflow:hidden;width:200px;height:60px"><svg width="800" height="300" style="margin-top:-100px"><rect width="800" height="300" fill="#eef"/><text x="9" y="20">Panel A of another figure, not shown</text><text x="9" y="130">Panel B of this figure</text></svg></div>',
  'a watermark':
    '<div style="position:fixed;top:40%;left:10%;font-size:90px;color:rgba(120,120,120,.2);transform:rotate(-40deg)">DRAFT FOR PEER REVIEW ONLY</div>',
  'a pale watermark':
    '<div style="position:fixed;top:40%;left:10%;font-size:90px;color:#ddd;transform:rotate(-40deg)">CONFIDENTIAL</div>',
  'small labels of a tree': `<svg width="300" height="300">${Array.from({ length: 60 }, (_one, at) => `<text x="100" y="${at * 3}" font-size="2">Escherichia coli strain ${at}</text>`).join('')}</svg>`,
  'raised signs': '<p>Smith<sup style="font-size:5px">1,2,3 and others</sup></p>',
  'grey words': '<p style="color:#999">Not significant at the chosen level of five percent.</p>',
  'marked words':
    '<p><mark>Changed in revision one</mark>, and <span style="background:#000;color:#ff0">marked in the dark</span>.</p>',
  'a highlight that mixes':
    '<div style="position:relative">Underlined by hand with a broad pen<span style="position:absolute;left:0;top:0;width:300px;height:1.2em;background:yellow;mix-blend-mode:multiply"></span></div>',
  links: '<p>See <a href="https://example.org/data">the data of this study</a> and <a href="#top">above</a>.</p>',
  'turned words': '<p style="writing-mode:vertical-rl;height:12em">Proportion of patients still alive (%)</p>',
  'two columns':
    '<div style="columns:2">The first column says what was done, at length, in many words, and the second one what was found.</div>',
  'what the browser does not show':
    '<p style="display:none">Not printed by the browser at all</p><p style="visibility:hidden">Nor are these words of a template</p>',
  'another alphabet': '<p>Исследование сна у подростков и их родителей. Η μελέτη του ύπνου.</p>',
  'a form': '<form><input value="Consent was given by all"><button>Send the form now</button></form>',
  'a list': '<ol><li>First aim of this study</li><li>Second aim of this study</li></ol>',
  'a quotation': '<blockquote style="border-left:3px solid #ccc">We were told to wait outside.</blockquote>',
  'a heading over a bar':
    '<h2 style="border-bottom:14px solid #225;margin:0">Results of the main analysis</h2><p style="margin-top:-14px;color:#fff;font-size:9px">Figure 2 shows what was found</p>',
  'a page in the dark':
    '<div style="background:#111;color:#eee;padding:9em 1em">A poster on a dark page, with many words.</div>',
};

/** A manuscript as a browser prints it. */
export const printedPage = (title: string, paragraphs: readonly string[], piece: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>@page{margin:20mm}body{font:11pt/1.5 serif}</style></head>
  <body><h1 id="top">${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${piece}<p>The end.</p></body></html>`;
