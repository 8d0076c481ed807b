/**
 * The kind of a DTO field. `rich`: formatted text, sanitised by `RichTextField`. `plain`: free text, stored as typed and escaped on
 * display. `listed`: one of a fixed list, or a name issued by the server. `number` includes booleans; `nested` is another DTO;
 * `unread` is sent by clients and dropped.
 */
export type FieldKind =
  'rich' | 'plain' | 'email' | 'listed' | 'id' | 'secret' | 'search' | 'date' | 'number' | 'nested' | 'unread';

/** Fields by kind, separated by spaces. */
export type Row = Partial<Record<FieldKind, string>>;

export const fieldsIn = (row: Row, kind: FieldKind): string[] => (row[kind] ?? '').split(' ').filter(Boolean);

export const allFieldsIn = (row: Row): string[] =>
  Object.values(row)
    .flatMap((names) => names.split(' '))
    .filter(Boolean);
