/** Prints lines of text alone, without the page around them. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) return;
  page.title = title;
  const text = page.createElement('pre');
  // Long lines wrap instead of running over the edge of the paper.
  text.style.whiteSpace = 'pre-wrap';
  text.textContent = [title, '', ...lines].join('\n');
  page.body.append(text);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
