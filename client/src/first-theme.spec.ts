import { readFileSync } from 'node:fs';
import { paintInChosenTheme } from './first-theme';
import { writeThemeChoice } from './shared/theme/theme-choice';

const source = (name: string): string => readFileSync(`${process.cwd()}/client/${name}`, 'utf8');

describe('The theme of the first paint', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('style');
  });

  it.each(['light', 'dark'] as const)('is %s where the person chose it', (choice) => {
    writeThemeChoice(choice);
    paintInChosenTheme();
    expect(document.documentElement.style.colorScheme).toBe(choice);
  });

  it('is left to the system by a person who chose nothing, or chose the system', () => {
    paintInChosenTheme();
    writeThemeChoice('system');
    paintInChosenTheme();
    expect(document.documentElement.style.colorScheme).toBe('');
  });

  it('is written as index.html looks for it', () => {
    for (const choice of ['light', 'dark'] as const) {
      writeThemeChoice(choice);
      paintInChosenTheme();
      expect(document.documentElement.matches(`html[style*='color-scheme: ${choice}']`)).toBe(true);
      expect(source('index.html')).toContain(`[style*='color-scheme: ${choice}']`);
    }
  });

  it('is settled before anything else of the application', () => {
    const statements = source('src/main.tsx')
      .split('\n')
      .filter((line) => line !== '' && !/^(?:import|\/\/)/u.test(line));
    expect(statements[0]).toBe('paintInChosenTheme();');
  });
});
