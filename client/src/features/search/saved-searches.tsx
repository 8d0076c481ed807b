import {
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
  tokens,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_SEARCH_NAME, type SavedSearch, SEARCH_MESSAGES, t } from '@contracts';
import { IconButton } from '../../shared/buttons/icon-button';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { NameDialog } from '../../shared/dialogs/name-dialog';
import { searchPath } from './filters/search-address';
import { searchApi } from './search-api';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalL },
  label: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** This person's saved searches; renders nothing if there are none. */
export function SavedSearches() {
  const styles = useStyles();
  const id = useId();
  const { data: searches = [] } = searchApi.useSavedSearchesQuery();
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [dropped, setDropped] = useState<SavedSearch | null>(null);
  if (searches.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.line}>
      <Text id={id} className={styles.label}>
        {t('Saved searches')}
      </Text>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id} className={styles.entry}>
            <Link to={searchPath(search.filters, search.sort)} className={styles.link}>
              {search.name}
            </Link>
            <SearchMenu search={search} onRename={setRenamed} onDelete={setDropped} />
          </li>
        ))}
      </ul>
      {renamed && <RenameDialog search={renamed} onClose={() => setRenamed(null)} />}
      {dropped && <DeleteDialog search={dropped} onClose={() => setDropped(null)} />}
    </nav>
  );
}

interface DialogProps {
  search: SavedSearch;
  onClose: () => void;
}

function RenameDialog({ search: { id, name }, onClose }: DialogProps) {
  const [rename] = searchApi.useRenameSearchMutation();
  return (
    <NameDialog
      title={t('Rename the search')}
      submit={t('Rename')}
      most={MAX_SEARCH_NAME}
      missing={SEARCH_MESSAGES.name}
      name={name}
      onSubmit={(changed) => rename({ id, name: changed }).unwrap()}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ search: { id, name }, onClose }: DialogProps) {
  const [remove, { isLoading }] = searchApi.useDeleteSearchMutation();
  return (
    <ConfirmDialog
      open
      title={t('Delete this search?')}
      text={t("''{name}' will be removed from your saved searches. The articles are not affected.", { name })}
      confirm={t('Delete the search')}
      destructive
      busy={isLoading}
      onConfirm={() => void remove(id).finally(onClose)}
      onCancel={onClose}
    />
  );
}

interface SearchMenuProps {
  search: SavedSearch;
  onRename: (search: SavedSearch) => void;
  onDelete: (search: SavedSearch) => void;
}

function SearchMenu({ search, onRename, onDelete }: SearchMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          label={t('Rename or delete {name}', { name: search.name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onRename(search)}>{t('Rename')}</MenuItem>
          <MenuItem onClick={() => onDelete(search)}>{t('Delete')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
