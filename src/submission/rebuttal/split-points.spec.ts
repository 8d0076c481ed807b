import { sanitiseRichText } from '../../platform/rich-text';
import { splitPoints } from './split-points';

describe('The points of a review', () => {
  it('are its paragraphs, entries of lists and tables, each with a heading before it', () => {
    const html =
      '<h3>Design</h3><p>Why <strong>812</strong> people?<br>And when?</p><p>&nbsp;</p><ol><li>First</li><li><p>Second</p><ul><li>inner</li></ul></li></ol>' +
      '<table><tbody><tr><td>cell</td></tr></tbody></table>';
    expect(splitPoints(sanitiseRichText(html))).toEqual([
      '<h3>Design</h3><p>Why <strong>812</strong> people?<br />And when?</p>',
      '<p>First</p>',
      '<p>Second</p><ul><li>inner</li></ul>',
      '<table><tbody><tr><td>cell</td></tr></tbody></table>',
    ]);
  });

  it('are also found in text without elements, with special characters and with a heading alone', () => {
    expect(splitPoints('Plain &lt; text')).toEqual(['Plain &lt; text']);
    expect(splitPoints('before<p>p &lt; 0.05</p>after <em>all</em>')).toEqual([
      'before',
      '<p>p &lt; 0.05</p>',
      'after ',
      '<em>all</em>',
    ]);
    expect(splitPoints('<h3>Only this</h3>')).toEqual(['<h3>Only this</h3>']);
    expect(splitPoints('<ul></ul><p> </p>')).toEqual([]);
  });
});
