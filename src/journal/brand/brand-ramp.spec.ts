import chroma from 'chroma-js';
import { brandPreview, brandRamp } from './brand-ramp';

const COLOURS = ['#1a6b54', '#ffe600', '#ff0000', '#000000', '#ffffff', '#7f7f7f', '#00ffff', '#3b0a57', '#f4b6c2'];

/** Text and surface as Fluent UI pairs them, by their positions in the ramp; WCAG AA requires 4.5. */
const shade = (colour: string, name: number): string => brandRamp(colour)[name / 10 - 1] ?? '';

describe('the shades of a brand colour', () => {
  it.each(COLOURS)('%s can be read in the light and the dark theme', (colour) => {
    const pairs: [string, string][] = [
      ...[60, 70, 80].map((name): [string, string] => ['#ffffff', shade(colour, name)]),
      // Links and selected entries on the surfaces of the light theme.
      ...['#ffffff', '#fafafa', '#f5f5f5', shade(colour, 160)].map((surface): [string, string] => [
        shade(colour, 70),
        surface,
      ]),
      // The same for the dark theme.
      ...['#292929', '#1f1f1f', '#141414', shade(colour, 20)].map((surface): [string, string] => [
        shade(colour, 100),
        surface,
      ]),
    ];
    for (const [text, surface] of pairs) expect(chroma.contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('are 16, from dark to light, and of its hue', () => {
    const ramp = brandRamp('#1a6b54');
    expect(ramp).toHaveLength(16);
    const light = ramp.map((one) => chroma(one).luminance());
    expect([...light].sort((a, b) => a - b)).toEqual(light);
    expect(Math.abs(chroma(ramp[7] ?? '').get('hsl.h') - chroma('#1a6b54').get('hsl.h'))).toBeLessThan(15);
  });

  it('report when the colour had to be made darker or lighter', () => {
    expect(brandPreview('#0f6cbd')).toMatchObject({ adjusted: false });
    expect(brandPreview('#ffe600')).toMatchObject({ adjusted: true });
  });
});
