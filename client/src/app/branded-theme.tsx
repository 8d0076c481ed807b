import type { ReactNode } from 'react';
import { usePublicSettings } from '../shared/api/public-api';
import { ThemeProvider } from '../shared/theme/theme-provider';

/** The theme in the journal's own colour. */
export function BrandedTheme({ children }: { children: ReactNode }) {
  const { brandRamp } = usePublicSettings();
  return <ThemeProvider brand={brandRamp}>{children}</ThemeProvider>;
}
