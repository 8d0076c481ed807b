import { plainText, RichTextTooLong, sanitiseRichText } from '.';
import { cleanRichText } from './sanitise-rich-text';

describe('rich text', () => {
  it('keeps what the editor writes', () => {
    const text =
      '<h2>Points</h2><p>A <strong>bold</strong> <em>word</em>, H<sub>2</sub>O, <a href="https://example.org">here</a></p>' +
      '<ul><li>one</li></ul><blockquote><p>said</p></blockquote>' +
      '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>';
    expect(sanitiseRichText(text)).toBe(text);
  });

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="position:fixed" class="c">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#10;Script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://example.org"></iframe>a', 'a'],
    ['<style>p{}</style><svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
    [
      '<ol start="99999999"><li>a</li></ol><ol start="7"><li>b</li></ol>',
      '<ol><li>a</li></ol><ol start="7"><li>b</li></ol>',
    ],
    [
      '<table><tbody><tr><td rowspan="99999999" colspan="-1">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><th rowspan="101" colspan="1e9">a</th></tr></tbody></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['<form action="https://evil.example"><input name="q">a</form>', 'a'],
  ])('makes %s harmless', (given, cleaned) => {
    expect(sanitiseRichText(given)).toBe(cleaned);
  });

  it('changes nothing the second time', () => {
    const once = sanitiseRichText('<p>a &amp; b &lt;i&gt; <x>c</x></p>');
    expect(sanitiseRichText(once)).toBe(once);
  });

  it('finds the picture in a text each time, however often it is sent', () => {
    const text = '<p>a</p><img src="https://example.org/a.png">';
    expect([1, 2].map(() => cleanRichText(text).hasPicture)).toEqual([true, true]);
    expect(cleanRichText('<p>a</p>')).toEqual({ html: '<p>a</p>', hasPicture: false });
  });

  it('refuses more than 200 kB, counted in bytes', () => {
    expect(() => sanitiseRichText('é'.repeat(100_001))).toThrow(RichTextTooLong);
    expect(sanitiseRichText('é'.repeat(100_000))).toHaveLength(100_000);
  });

  it('can be converted to plain text', () => {
    const html =
      '<p>Dear Dr. &amp; Mrs. Li,</p><p>please <a href="https://example.org/x?a=1&amp;b=2">open it</a>.<br>Thanks</p>' +
      '<ul><li>one</li><li>two</li></ul>';
    expect(plainText(html)).toBe(
      'Dear Dr. & Mrs. Li,\n\nplease open it (https://example.org/x?a=1&b=2).\nThanks\n\n- one\n- two',
    );
  });
});
