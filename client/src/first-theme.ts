/**
 * Paints the page of index.html in the theme that the person chose, before the application has loaded. The colours of the page depend on
 * `color-scheme` in the style of the document. Imports nothing, so that the entry stays one small file. The key is the same as in
 * theme-choice.ts.
 */
export function paintInChosenTheme(): void {
  const choice = localStorage.getItem('quire-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.style.colorScheme = choice;
}
