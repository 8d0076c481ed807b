import { cleanName } from './clean-name';

describe('the stored name of an upload', () => {
  it.each<[what: string, sent: string, kept: string]>([
    ['a plain name', 'manuscript.docx', 'manuscript.docx'],
    ['spaces inside', 'my  last\tpaper.docx', 'my lastpaper.docx'],
    ['spaces around', '  paper.docx  ', 'paper.docx'],
    ['spaces before the extension', 'paper .docx', 'paper.docx'],
    ['other scripts', 'рукопись 稿件.odt', 'рукопись 稿件.odt'],
    ['a path', '/home/anna/paper.docx', 'paper.docx'],
    ['a path of Windows', 'C:\\Users\\Anna\\paper.docx', 'paper.docx'],
    ['a way up', '../../etc/passwd', 'passwd'],
    ['a way up of Windows', '..\\..\\boot.ini', 'boot.ini'],
    ['nothing but a way up', '../..', 'file'],
    ['a path that ends', 'papers/', 'file'],
    ['a null character', 'paper.exe\0.docx', 'paper.exe.docx'],
    ['line ends', 'paper\r\nSet-Cookie: a=b.pdf', 'paperSet-Cookie_ a=b.pdf'],
    ['a control character of the second table', 'pa\u0085per.pdf', 'paper.pdf'],
    ['a line separator', 'pa\u2028per.pdf', 'paper.pdf'],
    ['a mark that turns the writing', 'invoice\u202Efdp.docx', 'invoicefdp.docx'],
    ['an isolate', 'a\u2067b\u2069.pdf', 'ab.pdf'],
    ['zero-width characters', 'a\u200Bb\u200D\uFEFFc.pdf', 'abc.pdf'],
    ['half a character', 'a\uD800b.pdf', 'ab.pdf'],
    ['decomposed letters', 'Me\u0301nie\u0300re.pdf', 'Ménière.pdf'],
    ['a leading dot', '.htaccess.pdf', 'htaccess.pdf'],
    ['leading dots and spaces', '.. . paper.pdf', 'paper.pdf'],
    ['a hidden name alone', '.pdf', 'file.pdf'],
    ['dots before the extension', 'paper...docx', 'paper.docx'],
    ['characters that file systems refuse', 'a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
    ['a name of a device', 'CON.pdf', '_CON.pdf'],
    ['a name of a device in small letters', 'lpt1.docx', '_lpt1.docx'],
    ['a name of a device with two extensions', 'nul.tar.pdf', '_nul.tar.pdf'],
    ['a name that only begins like one', 'console.pdf', 'console.pdf'],
    ['nothing', '', 'file'],
    ['spaces alone', '   ', 'file'],
    ['dots alone', '...', 'file'],
    ['no extension', 'paper', 'paper'],
  ])('%s', (_what, sent, cleaned) => {
    expect(cleanName(sent)).toBe(cleaned);
    expect(cleanName(cleaned)).toBe(cleaned);
  });

  it('is at most 200 characters long and keeps its extension', () => {
    const cleaned = cleanName(`${'long '.repeat(1000)}.docx`);
    expect(cleaned.length).toBeLessThanOrEqual(200);
    expect(cleaned).toMatch(/long\.docx$/);
  });

  it('is never cut within a character', () => {
    const cleaned = cleanName(`${'𝄞'.repeat(500)}.pdf`);
    expect([...cleaned]).toHaveLength(200);
    expect(cleaned).not.toMatch(/\p{Surrogate}/u);
  });
});
