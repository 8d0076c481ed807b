import { readFileSync } from 'node:fs';
import { paintInChosenTheme } from './first-theme';
import { writeThemeChoice } from './shared/theme/theme-choice';

const source = (name: string): string => readFileSync(`${process.cwd()}/client/${name}`, 'utf8');

describe('The theme of the first paint', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('style');
  });

  it.each(['light', 'dark'] as const)('is %s if the person chose it', (choice) => {
    writeThemeChoice(choice);
    paintInChosenTheme();
    expect(document.documentElement.style.colorScheme).toBe(choice);
  });

  it('follows the system if the person chose nothing, or chose the system', () => {
    paintInChosenTheme();
    writeThemeChoice('system');
    paintInChosenTheme();
    expect(document.documentElement.style.colorScheme).toBe('');
  });

  it('is set in the style that index.html reads', () => {
    for (const choice of ['light', 'dark'] as const) {
      writeThemeChoice(choice);
      paintInChosenTheme();
      expect(document.documentElement.matches(`html[style*='color-scheme: ${choice}']`)).toBe(true);
      expect(source('index.html')).toContain(`[style*='color-scheme: ${choice}']`);
    }
  });

  it('is set before any other code of the application', () => {
    const statements = source('src/main.tsx')
      .split('\n')
      .filter((line) => line !== '' && !/^(?:import|\/\/)/u.test(line));
    expect(statements[0]).toBe('paintInChosenTheme();');
  });
});
