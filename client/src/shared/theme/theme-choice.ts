import { createContext, useContext } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

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
export const useThemeChoice = (): ThemeState => useContext(ThemeContext);
