import { MessageBar, MessageBarBody, MessageBarTitle, Text } from '@fluentui/react-components';
import { type MeasureCell, type MeasureTable, type MeasureUnit, type OwnMeasure, t } from '@contracts';
import { BarsAcross } from '../../../shared/chart/bars-across';
import type { ChartColour, ChartData } from '../../../shared/chart/chart-data';
import { chartNumber } from '../../../shared/chart/chart-data';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { DownloadButton } from '../../../shared/download/download-button';

/** The maximum number of bars; further values are in the table. */
const MOST_BARS = 20;
const COLOURS: readonly ChartColour[] = ['brand', 'waiting', 'teal', 'purple', 'good', 'bad', 'brown', 'pink'];

interface Row {
  place: number;
  cells: MeasureCell[];
}

const isNumber = (unit: MeasureUnit | undefined): boolean => unit === 'count' || unit === 'days' || unit === 'percent';

function shown(cell: MeasureCell, unit: MeasureUnit | undefined): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  return unit === 'percent' ? t('{share} %', { share: chartNumber(cell) }) : chartNumber(cell);
}

/** `Median (days)`: adds the unit, which the numbers do not show. */
const headerOf = (label: string, unit: MeasureUnit | undefined): string =>
  unit === 'days' ? t('{label} (days)', { label }) : label;

const columnsOf = ({ columns }: MeasureTable): Column<Row>[] =>
  columns.map(({ label, unit }, place) => ({
    id: `c${place}`,
    header: headerOf(label, unit),
    cell: ({ cells }) => shown(cells[place] ?? null, unit),
    sortValue: ({ cells }) => cells[place] ?? null,
    ...(isNumber(unit) ? { align: 'end' as const } : {}),
  }));

function chartOf({ columns, rows, chart }: MeasureTable): ChartData | null {
  if (!chart || rows.length === 0) return null;
  const bars = rows.slice(0, MOST_BARS);
  const names = bars.map((row) => String(row[chart.names] ?? '–'));
  return {
    // A suffix, because two bars with the same name would look like one.
    categories: names.map((name, place) => (names.indexOf(name) === place ? name : `${name} (${place + 1})`)),
    series: chart.values.map((value, nth) => ({
      name: columns[value]?.label ?? '',
      colour: COLOURS[nth % COLOURS.length] ?? 'brand',
      values: bars.map((row) => Number(row[value] ?? 0)),
    })),
  };
}

/** One measure: its definition, chart and table, or the problem with its file. */
export function MeasureCard({ measure }: { measure: OwnMeasure }) {
  const { name, title, definition, table, problem } = measure;
  const file = table && (
    <DownloadButton
      label={t('CSV')}
      path={`/own-measures/${name}/csv`}
      fileName={[name, 'csv'].join('.')}
      problem={t('The file could not be made.')}
    />
  );
  return (
    <Card title={title} actions={file}>
      {definition !== '' && <Text>{definition}</Text>}
      {problem !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('This measure could not be computed.')}</MessageBarTitle> {problem}
          </MessageBarBody>
        </MessageBar>
      )}
      {table && <Numbers name={name} title={title} table={table} rows={measure.rows} />}
    </Card>
  );
}

interface NumbersProps {
  name: string;
  title: string;
  table: MeasureTable;
  /** The total number of rows. */
  rows: number;
}

function Numbers({ name, title, table, rows }: NumbersProps) {
  const state = useListState({ prefix: `${name}-`, size: 10 });
  const chart = chartOf(table);
  return (
    <>
      {chart && <BarsAcross label={title} data={chart} unit={chart.series.map((one) => one.name).join(', ')} />}
      <DataTable
        label={title}
        columns={columnsOf(table)}
        rows={table.rows.map((cells, place): Row => ({ place, cells }))}
        rowKey={({ place }) => String(place)}
        state={state}
        density="compact"
        empty={t('There is nothing to count yet.')}
      />
      {rows > table.rows.length && (
        <Text size={200}>
          {t('The first {shown} of {rows} rows. The CSV file has all of them.', { shown: table.rows.length, rows })}
        </Text>
      )}
    </>
  );
}
