import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FileView, sizeLabel, t } from '@contracts';
import { type Column, sortRows } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { type ListState, useListState } from '../data-table/use-list-state';
import { Timestamp } from '../display/timestamp';
import { usePrinting } from '../state/use-printing';
import { FileFlags } from './file-flags';
import { designationLabel, givenName, labelOf } from './file-names';
import { FileThumbnail } from './file-thumbnail';

/** Files on a page at first (spec part 1, section 2, step 4). */
const SIZE = 10;
const SIZES = [SIZE, 50] as const;

interface FileTableProps {
  label: string;
  files: readonly FileView[] | undefined;
  empty: string;
  /** Buttons of a row: replace, delete and so on. */
  actions?: (file: FileView) => ReactNode;
  density?: 'compact' | 'comfortable';
  /** Distinguishes several tables of one page in the address. */
  prefix?: string;
}

const useStyles = makeStyles({
  stored: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  name: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
});

function FileName({ file }: { file: FileView }) {
  const styles = useStyles();
  return (
    <span className={styles.name}>
      <FileThumbnail file={file} />
      <span>
        <Link href={file.location} target="_blank" rel="noreferrer">
          {givenName(file)}
        </Link>{' '}
        <FileFlags flags={file.flags} />
        {file.originalName !== null && <span className={styles.stored}>{file.filename}</span>}
      </span>
    </span>
  );
}

const COLUMNS: readonly Column<FileView>[] = [
  {
    id: 'filename',
    header: t('File'),
    cell: (file) => <FileName file={file} />,
    sortValue: givenName,
  },
  {
    id: 'type',
    header: t('Designation'),
    cell: labelOf,
    sortValue: designationLabel,
  },
  {
    id: 'size',
    header: t('Size'),
    align: 'end',
    cell: (file) => <span style={{ whiteSpace: 'nowrap' }}>{sizeLabel(file.size)}</span>,
    sortValue: (file) => file.size,
  },
  {
    id: 'uploadDate',
    header: t('Uploaded'),
    cell: (file) => <Timestamp at={file.uploadDate} />,
    sortValue: (file) => file.uploadDate,
  },
];

/** Opens the page with a file that was just added, since the order is not that of the additions. */
function useAddedInView(files: readonly FileView[] | undefined, { page, size, sort, set }: ListState): void {
  const before = useRef(files);
  useEffect(() => {
    const known = before.current;
    before.current = files;
    if (!known || files?.length !== known.length + 1) return;
    const ids = new Set(known.map(({ id }) => id));
    const place = sortRows(files, COLUMNS, sort).findIndex(({ id }) => !ids.has(id));
    const of = Math.floor(place / size) + 1;
    if (place >= 0 && of !== page) set({ page: of });
  }, [files, page, size, sort, set]);
}

/** Files as links that open in a new tab. Paper shows all of them. A choice of the page size appears where one page is not enough. */
export function FileTable({ label, files, empty, actions, density, prefix }: FileTableProps) {
  const state = useListState({ prefix, size: SIZE });
  const printing = usePrinting();
  useAddedInView(files, state);
  const columns: Column<FileView>[] = [...COLUMNS];
  if (actions) columns.push({ id: 'actions', header: t('Actions'), hideHeader: true, align: 'end', cell: actions });
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={files}
      rowKey={(file) => file.id}
      state={printing && files ? { ...state, page: 1, size: Math.max(1, files.length) } : state}
      empty={empty}
      density={density}
      sizes={files && files.length > SIZE ? SIZES : undefined}
    />
  );
}
