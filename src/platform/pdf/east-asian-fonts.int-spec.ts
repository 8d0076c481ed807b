import puppeteer, { type Browser, type Page } from 'puppeteer';
import { eastAsianFonts } from './east-asian-fonts';
import { findBrowser } from './find-browser';

const FAMILIES = "'East Asian', Arimo, Arial, 'DejaVu Sans', sans-serif";
const NAMES = {
  Chinese: '王小明 张伟 北京协和医院',
  'traditional Chinese': '鄭麗華 國立臺灣大學',
  Japanese: '山田太郎 サクラ ひろし 東京大学',
  Korean: '김민수 박지성 서울대학교',
  Arabic: 'محمد علي',
  Hebrew: 'שרה כהן',
  Cyrillic: 'Борис Щукин',
  Greek: 'Ελένη Παπαδοπούλου',
};

describe('the fonts of PDFs', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const { executablePath, args, env } = await findBrowser();
    browser = await puppeteer.launch({ executablePath, args, env: { PATH: process.env['PATH'], ...env } });
    page = await browser.newPage();
  }, 120_000);
  afterAll(() => browser.close());

  /**
   * Which font renders each character of a text, as the browser reports it. Only 'East Asian' is loaded by the page; the other fonts are
   * installed on the machine.
   */
  const fontsUsed = async (
    html: string,
  ): Promise<{ familyName: string; isCustomFont: boolean; glyphCount: number }[]> => {
    await page.setContent(html + (await eastAsianFonts(html)));
    await page.evaluate(() => document.fonts.ready);
    const session = await page.createCDPSession();
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    await session.detach();
    return fonts;
  };

  /** The pixels of a character, as text. */
  const drawn = (sign: string, weight: number): Promise<string> =>
    page.evaluate(
      (text, font) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
        const context = canvas.getContext('2d');
        if (!context) return '';
        context.font = font;
        context.fillText(text, 8, 45);
        return canvas.toDataURL();
      },
      sign,
      `${weight} 32px ${FAMILIES}`,
    );

  it.each(Object.entries(NAMES))(
    'have every sign of %s names, plain and bold',
    async (_, text) => {
      const fonts = await fontsUsed(`<p style="font-family:${FAMILIES}">${text}<b>${text}</b></p>`);
      expect(fonts.length).toBeGreaterThan(0);
      const signs = [...new Set(text.replaceAll(' ', ''))];
      for (const weight of [400, 700]) {
        // A character without a glyph in any font is drawn as the same box as any other.
        const box = await drawn('\u{10fffe}', weight);
        const pictures = await Promise.all(signs.map((sign) => drawn(sign, weight)));
        expect(signs.filter((_sign, place) => pictures[place] === box)).toEqual([]);
        expect(new Set(pictures).size).toBe(signs.length);
      }
    },
    120_000,
  );

  it.each(['Chinese', 'traditional Chinese', 'Japanese', 'Korean'] as const)(
    'bring their own for %s, whatever the machine has',
    async (language) => {
      const text = NAMES[language].replaceAll(' ', '');
      const fonts = await fontsUsed(`<p style="font-family:${FAMILIES}">${text}</p>`);
      const own = fonts.filter(({ isCustomFont }) => isCustomFont).reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      expect({ own, fonts }).toEqual({ own: [...text].length, fonts: expect.anything() });
    },
    120_000,
  );

  it('add nothing if they are not needed, and few Latin glyphs', async () => {
    expect(await eastAsianFonts('<p>Ångström, Борис, محمد</p>')).toBe('');
    expect(await eastAsianFonts('<p>Author 王</p>')).not.toMatch(/U\+41\b/);
  });
});
