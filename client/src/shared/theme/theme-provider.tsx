import { FluentProvider, useThemeClassName } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type BrandRamp, directionOf, spokenLanguage } from '@contracts';
import { useMediaQuery } from '../display/use-media-query';
import { GlobalStyles } from './global-styles';
import { readThemeChoice, ThemeContext, writeThemeChoice } from './theme-choice';
import { themesOf } from './themes';

interface ThemeProviderProps {
  /** The shades of the journal's colour. */
  brand?: BrandRamp | null;
  children: ReactNode;
}

/** Light or dark, according to the system or the person's choice. */
export function ThemeProvider({ brand = null, children }: ThemeProviderProps) {
  const [choice, setChoice] = useState(readThemeChoice);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const dark = choice === 'dark' || (choice === 'system' && systemDark);
  const state = useMemo(
    () => ({
      choice,
      choose: (next: typeof choice) => {
        writeThemeChoice(next);
        setChoice(next);
      },
    }),
    [choice],
  );
  const themes = useMemo(() => themesOf(brand), [brand]);
  return (
    <ThemeContext.Provider value={state}>
      <FluentProvider theme={dark ? themes.dark : themes.light} dir={directionOf(spokenLanguage())}>
        <GlobalStyles />
        <ThemeOnBody dark={dark} />
        {children}
      </FluentProvider>
    </ThemeContext.Provider>
  );
}

/** Applies the theme to the body and to the editor's elements outside the application. */
function ThemeOnBody({ dark }: { dark: boolean }) {
  const classes = useThemeClassName();
  useEffect(() => {
    const names = classes.split(' ').filter(Boolean);
    document.body.classList.add(...names);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    return () => document.body.classList.remove(...names);
  }, [classes, dark]);
  return null;
}
