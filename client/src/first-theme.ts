/**
 * Paints the page of index.html in the theme that the person chose, before the application is there to do it: its colours look
 * for `color-scheme` in the style of the document. Imports nothing, so that the entry stays one small file; the key is that of theme-choice.ts.
 */
export function paintInChosenTheme(): void {
  const choice = localStorage.getItem('quire-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.style.colorScheme = choice;
}
