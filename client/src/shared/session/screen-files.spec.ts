import { loadScreenFiles } from './screen-files';
import { SESSION_KEY } from './session-storage';

const preloaded = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

describe('the files of the screen that a page opens', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script type="application/json" id="screen-files">["/rrs/a.js","/rrs/b.js"]</script>';
    localStorage.setItem(SESSION_KEY, '{}');
  });
  afterEach(() => localStorage.clear());

  it('are loaded immediately for a signed-in person', () => {
    loadScreenFiles();
    expect(preloaded()).toEqual(['/rrs/a.js', '/rrs/b.js']);
  });

  it('are not loaded for a signed-out person, who is asked to sign in', () => {
    localStorage.clear();
    loadScreenFiles();
    expect(preloaded()).toEqual([]);
  });

  it('are loaded by the application in a page that names none', () => {
    document.head.innerHTML = '';
    loadScreenFiles();
    expect(preloaded()).toEqual([]);
  });
});
