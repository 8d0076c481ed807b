import { createContext, useContext } from 'react';
import { t } from '@contracts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const THEME_LABELS: Record<ThemeChoice, string> = { system: t('System'), light: t('Light'), dark: t('Dark') };

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

const KEY = 'quire-theme';

export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export const writeThemeChoice = (choice: ThemeChoice): void => localStorage.setItem(KEY, choice);

export const ThemeContext = createContext<ThemeState>({ choice: 'system', choose: () => undefined });

/** The chosen theme. `chooseNamed` accepts the value of a menu, which may be empty. */
export function useThemeChoice() {
  const { choice, choose } = useContext(ThemeContext);
  const chooseNamed = (name: string | undefined): void => {
    const next = THEME_CHOICES.find((entry) => entry === name);
    if (next) choose(next);
  };
  return { choice, chooseNamed };
}
