import { createContext, useContext } from 'react';
import { t } from '@contracts';
import { THEME_CHOICES, type ThemeChoice } from '../stored-theme/stored-theme';

export const THEME_LABELS: Record<ThemeChoice, string> = { system: t('System'), light: t('Light'), dark: t('Dark') };

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

export const ThemeContext = createContext<ThemeState>({ choice: 'system', choose: () => undefined });

/** The chosen theme. `chooseNamed` takes the value of a menu, which may be none. */
export function useThemeChoice() {
  const { choice, choose } = useContext(ThemeContext);
  const chooseNamed = (name: string | undefined): void => {
    const next = THEME_CHOICES.find((entry) => entry === name);
    if (next) choose(next);
  };
  return { choice, chooseNamed };
}
