import { Button, Input, makeStyles, Select, Text, tokens, Tooltip } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { AutoFitWidthRegular } from '@fluentui/react-icons/svg/auto-fit-width';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimizeRegular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import { type ReactElement, useState } from 'react';
import { type FileView, t } from '@contracts';
import type { ViewControl, ViewState } from './view-control';
import { viewableName } from './viewable-files';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  files: { flexGrow: 1, minWidth: '9rem', maxWidth: '22rem', marginInlineEnd: 'auto' },
  group: { display: 'flex', alignItems: 'center' },
  number: { width: '3.25rem' },
  scale: { minWidth: '2.75rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  pages: { paddingInline: tokens.spacingHorizontalXS, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  files: readonly FileView[];
  shown: FileView;
  onFile: (id: string) => void;
  control: ViewControl | null;
  view: ViewState;
  searching: boolean;
  onSearch: () => void;
  full: boolean;
  onFull: () => void;
}

/** The tools above the shown file. */
export function ViewerToolbar(props: Props) {
  const { files, shown, onFile, control, view, searching, onSearch, full, onFull } = props;
  const styles = useStyles();
  return (
    <div role="toolbar" aria-label={t('Manuscript viewer')} className={styles.bar}>
      <FileChoice files={files} shown={shown} onFile={onFile} />
      {shown.fileType === 'pdf' && <PageTools control={control} view={view} />}
      <ZoomTools control={control} scale={view.scale} />
      <div className={styles.group}>
        {shown.fileType === 'pdf' && (
          <Tool label={t('Search in the file')} icon={<SearchRegular />} pressed={searching} onClick={onSearch} />
        )}
        <Tooltip content={t('Download')} relationship="label">
          <Button
            as="a"
            size="small"
            appearance="subtle"
            icon={<ArrowDownloadRegular />}
            href={shown.location}
            download
          />
        </Tooltip>
        <Tool
          label={full ? t('Leave full screen') : t('Full screen')}
          icon={full ? <FullScreenMinimizeRegular /> : <FullScreenMaximizeRegular />}
          onClick={onFull}
        />
      </div>
    </div>
  );
}

function FileChoice({ files, shown, onFile }: Pick<Props, 'files' | 'shown' | 'onFile'>) {
  const styles = useStyles();
  return (
    <Select
      size="small"
      aria-label={t('File')}
      className={styles.files}
      value={shown.id}
      onChange={(_event, { value }) => onFile(value)}
    >
      {files.map((file) => (
        <option key={file.id} value={file.id}>
          {viewableName(file)}
        </option>
      ))}
    </Select>
  );
}

interface ToolProps {
  label: string;
  icon: ReactElement;
  onClick: (() => void) | undefined;
  pressed?: boolean;
}

function Tool({ label, icon, onClick, pressed }: ToolProps) {
  return (
    <Tooltip content={label} relationship="label">
      <Button
        size="small"
        appearance="subtle"
        icon={icon}
        aria-pressed={pressed}
        disabledFocusable={!onClick}
        onClick={onClick}
      />
    </Tooltip>
  );
}

function PageTools({ control, view: { page, pages } }: { control: ViewControl | null; view: ViewState }) {
  const styles = useStyles();
  const goTo = control?.goTo;
  const to = (number: number): (() => void) | undefined =>
    goTo && number >= 1 && number <= pages ? () => goTo(number) : undefined;
  return (
    <div className={styles.group}>
      <Tool label={t('Previous page')} icon={<ChevronUpRegular />} onClick={to(page - 1)} />
      <PageNumber key={page} page={page} onGo={(number) => to(number)?.()} />
      <Text size={200} className={styles.pages}>
        {t('of {pages}', { pages: pages === 0 ? '…' : pages })}
      </Text>
      <Tool label={t('Next page')} icon={<ChevronDownRegular />} onClick={to(page + 1)} />
    </div>
  );
}

function PageNumber({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const styles = useStyles();
  const [typed, setTyped] = useState(String(page));
  const go = (): void => onGo(Number(typed));
  return (
    <Input
      size="small"
      aria-label={t('Page')}
      inputMode="numeric"
      className={styles.number}
      value={typed}
      onChange={(_event, { value }) => setTyped(value)}
      onBlur={() => setTyped(String(page))}
      onKeyDown={(event) => event.key === 'Enter' && go()}
    />
  );
}

function ZoomTools({ control, scale }: { control: ViewControl | null; scale: number }) {
  const styles = useStyles();
  return (
    <div className={styles.group}>
      <Tool label={t('Zoom out')} icon={<ZoomOutRegular />} onClick={control?.zoomOut} />
      <Text size={200} className={styles.scale}>
        {Math.round(scale * 100)} %
      </Text>
      <Tool label={t('Zoom in')} icon={<ZoomInRegular />} onClick={control?.zoomIn} />
      <Tool label={t('Fit the width')} icon={<AutoFitWidthRegular />} onClick={control?.fitWidth} />
    </div>
  );
}
