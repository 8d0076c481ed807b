export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'quire-theme';

/** What the person chose in this browser, else what the system has. */
export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export const writeThemeChoice = (choice: ThemeChoice): void => localStorage.setItem(KEY, choice);

/**
 * Paints the page of index.html in the theme that the person chose, before the application is there to do it. The `light-dark()`
 * colours there follow `color-scheme`.
 */
export function paintInStoredTheme(): void {
  const choice = readThemeChoice();
  if (choice !== 'system') document.documentElement.style.colorScheme = choice;
}
