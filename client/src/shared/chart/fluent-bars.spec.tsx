/** @isolated It replaces the library of the charts. */
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadLanguage, speakBy } from '@contracts';
import type { FluentBarsProps } from './chart-data';

// jsdom cannot load the library, so this stands for it: the drawing and the legend have English labels.
jest.doMock('@fluentui/react-charts', () => ({
  VerticalStackedBarChart: ({ svgProps }: { svgProps: object }) => (
    <>
      <svg role="region" aria-label="Vertical bar chart with 2 stacked bars." {...svgProps} />
      <div role="listbox" aria-label="Legends" />
    </>
  ),
}));
// With its extension, since the name without it stands for the plain bars of the other specs.
const { default: FluentBars } = jest.requireActual<{ default: ComponentType<FluentBarsProps> }>('./fluent-bars.tsx');

const data: FluentBarsProps['data'] = {
  categories: ['jan', 'feb'],
  series: [
    { name: 'Geaccepteerd', colour: 'good', values: [1, 2] },
    { name: 'Afgewezen', colour: 'bad', values: [3, 0] },
  ],
};

afterEach(() => speakBy(() => 'en'));

describe('A chart of bars', () => {
  it('has no English label of the library', async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
    render(
      <FluentProvider theme={webLightTheme}>
        <FluentBars label="Uitkomsten per maand" data={data} unit="artikelen" width={600} height={350} />
      </FluentProvider>,
    );
    expect(await screen.findByRole('region', { name: 'Uitkomsten per maand' })).toBeInTheDocument();
    expect(screen.getByRole('listbox', { name: 'Legenda' })).toBeInTheDocument();
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    expect(labels.filter((label) => /\b(chart|axis|displays|legends?)\b/i.test(label ?? ''))).toEqual([]);
  });
});
