import { makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { type ReactElement, useState } from 'react';
import { t } from '@contracts';
import { IconButton } from '../buttons/icon-button';
import type { ViewControl, ViewState } from './view-control';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  field: { flexGrow: 1, maxWidth: '24rem' },
  count: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
});

interface Props {
  control: ViewControl | null;
  found: ViewState['found'];
  onClose: () => void;
}

function countText(query: string, found: ViewState['found']): string {
  if (query === '' || found === null) return '';
  return found.total === 0
    ? t('No matches')
    : t('{current} of {total}', { current: found.current, total: found.total });
}

/** Finds words in the file. Enter moves to the next hit, Shift+Enter to the previous one, Escape closes. */
export function ViewerSearch({ control, found, onClose }: Props) {
  const styles = useStyles();
  const [query, setQuery] = useState('');
  const find = (text: string, back: boolean, again: boolean): void => control?.find?.(text, back, again);
  return (
    <div role="search" aria-label={t('Search in the file')} className={styles.bar}>
      <SearchBox
        dismiss={{ 'aria-label': t('clear') }}
        size="small"
        autoFocus
        aria-label={t('Words in the file')}
        placeholder={t('Find in the file')}
        className={styles.field}
        value={query}
        onChange={(_event, { value }) => {
          setQuery(value);
          find(value, false, false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find(query, event.shiftKey, true);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      <Text size={200} role="status" className={styles.count}>
        {countText(query, found)}
      </Text>
      <Hit label={t('Previous match')} icon={<ChevronUpRegular />} onClick={() => find(query, true, true)} />
      <Hit label={t('Next match')} icon={<ChevronDownRegular />} onClick={() => find(query, false, true)} />
    </div>
  );
}

function Hit({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: () => void }) {
  return <IconButton size="small" appearance="subtle" icon={icon} label={label} onClick={onClick} />;
}
