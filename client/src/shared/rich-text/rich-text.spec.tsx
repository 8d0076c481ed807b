import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_RICH_TEXT_BYTES, RICH_TEXT_MESSAGES } from '@contracts';
import { ALL_XSS, XSS_PAYLOADS } from '../../../../test/fixtures/xss-payloads';
import { foreignIn } from '../../../../test/support/browser/html-dangers';
import { holdsPicture } from './editing/watch-pictures';
import type { EditorFieldProps } from './editor-field-props';
import { RichText } from './rich-text';
import { RichTextEditor } from './rich-text-editor';
import { sanitise } from './sanitise';

describe('rich text as it is shown', () => {
  it.each([...XSS_PAYLOADS, ALL_XSS])('contains nothing harmful of %s, even if the server had stored it', (payload) => {
    const { container, unmount } = render(<RichText html={payload} />);
    expect(foreignIn(container.firstElementChild?.innerHTML ?? '')).toEqual([]);
    unmount();
  });

  it('keeps what the editor writes', () => {
    const text =
      '<h3>Points</h3><p>A <strong>bold</strong> word, H<sub>2</sub>O, <a href="https://example.org">here</a></p>' +
      '<ul><li>one</li></ul><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>';
    expect(sanitise(text)).toBe(text);
  });
});

describe('rich text as it is written', () => {
  it.each([
    '<p>a</p><img src="https://example.org/a.png">',
    '<IMG\nsrc=x>',
    '<svg/onload=x>',
    '<v:imagedata src="a">',
    '<p style="background:url(data:image/png;base64,AA==)">a</p>',
  ])('tells a picture in %s', (html) => {
    expect(holdsPicture(html)).toBe(true);
  });

  it('detects no picture in text about pictures', () => {
    expect(holdsPicture('<p>An image of the data: imaging, &lt;img&gt;, 5 < 6</p>')).toBe(false);
  });

  it.each([
    ['', undefined],
    [' Please add them as files.', 'Please add them as files.'],
  ])('says that a picture was left out, and where it can go: "%s"', async (more, pictureHint) => {
    const Field = ({ onPicture }: EditorFieldProps) => <button onClick={onPicture}>Paste a picture</button>;
    render(<RichTextEditor label="Note" value="" onChange={() => undefined} field={Field} {...{ pictureHint }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      new RegExp(`^Pictures cannot be put into this text.${more}$`),
    );
  });

  it('reports a text that is too long', async () => {
    render(<RichTextEditor label="Note" value={'é'.repeat(MAX_RICH_TEXT_BYTES / 2 + 1)} onChange={() => undefined} />);
    expect(await screen.findByText(RICH_TEXT_MESSAGES.tooLong)).toBeVisible();
  });
});
