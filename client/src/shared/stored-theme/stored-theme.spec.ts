import { readFileSync } from 'node:fs';
import { paintInStoredTheme, writeThemeChoice } from './stored-theme';

describe('The theme of the first paint', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('style');
  });

  it.each(['light', 'dark'] as const)('is %s where the person chose it', (choice) => {
    writeThemeChoice(choice);
    paintInStoredTheme();
    expect(document.documentElement.style.colorScheme).toBe(choice);
  });

  it('is left to the system by a person who chose nothing, or chose the system', () => {
    paintInStoredTheme();
    writeThemeChoice('system');
    paintInStoredTheme();
    expect(document.documentElement.style.colorScheme).toBe('');
  });

  it('has no colour in index.html that looks at the system alone', () => {
    const page = readFileSync(`${process.cwd()}/client/index.html`, 'utf8');
    expect(page).not.toContain('prefers-color-scheme');
    expect(page).toContain('light-dark(#f5f5f5, #141414)');
  });

  it('is settled before anything else of the application', () => {
    const entry = readFileSync(`${process.cwd()}/client/src/main.tsx`, 'utf8');
    const statements = entry.split('\n').filter((line) => line !== '' && !/^(import|\/\/)/.test(line));
    expect(statements[0]).toBe('paintInStoredTheme();');
  });
});
