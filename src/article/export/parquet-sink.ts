import type { Writable } from 'node:stream';
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import type { RecordedEvent } from '../../platform/event-store/port';
import type { EventSink } from './export-events';
import { writeTo } from './ndjson-sink';

type Kind = 'STRING' | 'JSON' | 'INT32' | 'TIMESTAMP';
interface ParquetColumn {
  name: string;
  kind: Kind;
  nullable?: boolean;
  value(event: RecordedEvent): unknown;
}

/** Null for a time that cannot be read. A log may contain such an event, and it must not stop the export. */
function timeOf(text: string): Date | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** The columns of the file (docs/events.md, 'Parquet'). */
const COLUMNS: readonly ParquetColumn[] = [
  { name: 'position', kind: 'STRING', value: ({ position }) => position },
  { name: 'stream_id', kind: 'STRING', value: ({ streamId }) => streamId },
  { name: 'revision', kind: 'INT32', value: ({ revision }) => revision },
  { name: 'id', kind: 'STRING', value: ({ id }) => id },
  { name: 'type', kind: 'STRING', value: ({ type }) => type },
  { name: 'at', kind: 'TIMESTAMP', nullable: true, value: ({ metadata }) => timeOf(metadata.at) },
  { name: 'user_id', kind: 'STRING', nullable: true, value: ({ metadata }) => metadata.userId },
  { name: 'real_user_id', kind: 'STRING', nullable: true, value: ({ metadata }) => metadata.realUserId },
  { name: 'correlation_id', kind: 'STRING', value: ({ metadata }) => metadata.correlationId },
  { name: 'causation_id', kind: 'STRING', nullable: true, value: ({ metadata }) => metadata.causationId },
  { name: 'schema_version', kind: 'INT32', value: ({ metadata }) => metadata.schemaVersion },
  { name: 'data', kind: 'JSON', value: ({ data }) => data },
];

const TYPES = {
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  JSON: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  INT32: { type: 'INT32' },
  TIMESTAMP: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
} as const;

const SCHEMA: ConstructorParameters<typeof ParquetWriter>[0]['schema'] = [
  { name: 'event', num_children: COLUMNS.length },
  ...COLUMNS.map(({ name, kind, nullable = false }) => ({
    name,
    ...TYPES[kind],
    repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
  })),
];

/** A row group is buffered until it reaches this number of rows or of characters of data. */
const GROUP_ROWS = 10_000;
const GROUP_CHARACTERS = 8 * 2 ** 20;

/** Passes the bytes of each complete row group to the stream. */
class StreamingWriter extends ByteWriter {
  constructor(private readonly stream: Writable) {
    super();
  }

  async flush(): Promise<void> {
    // A copy, because the buffer is reused while the stream may still need it.
    const bytes = this.getBytes().slice();
    this.index = 0;
    await writeTo(this.stream, bytes);
  }

  override finish(): Promise<void> {
    return this.flush();
  }
}

export interface ParquetSink extends EventSink {
  /** Number of events that were not passed to the stream yet. */
  waiting(): number;
  /** Passes these events to the stream now, as a separate row group. */
  endGroup(): Promise<void>;
}

/** A Parquet file of all events, Snappy-compressed, in row groups small enough that memory stays flat. */
export function parquetSink(stream: Writable): ParquetSink {
  const parquet = new ParquetWriter({ writer: new StreamingWriter(stream), schema: SCHEMA, createdBy: 'quire' });
  let columns: ColumnSource[] = emptyColumns();
  let [rows, characters] = [0, 0];
  const endGroup = async (): Promise<void> => {
    const columnData = columns;
    [columns, rows, characters] = [emptyColumns(), 0, 0];
    await parquet.write({ columnData, rowGroupSize: GROUP_ROWS });
  };
  const add = (event: RecordedEvent): void => {
    rows += 1;
    characters += JSON.stringify(event.data).length;
    COLUMNS.forEach(({ value }, place) => {
      (columns[place]?.data as unknown[] | undefined)?.push(value(event));
    });
  };
  return {
    waiting: () => rows,
    endGroup,
    write: async (events) => {
      for (const event of events) {
        add(event);
        if (rows >= GROUP_ROWS || characters >= GROUP_CHARACTERS) await endGroup();
      }
    },
    finish: async () => {
      if (rows > 0) await endGroup();
      await parquet.finish();
    },
  };
}

const emptyColumns = (): ColumnSource[] =>
  // Minimum and maximum of JSON texts are useless, but would be stored in full.
  COLUMNS.map(({ name, kind }) => ({ name, data: [], offsetIndex: false, statistics: kind !== 'JSON' }));
