import {
  Button,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons/svg/save';
import { useState } from 'react';
import { MAX_VIEW_NAME, type SavedView, t, type TodoView, VIEW_MESSAGES } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { NameDialog } from '../../../../shared/dialogs/name-dialog';
import { DismissButton } from '../../../../shared/display/dismiss-button';
import { useNotify } from '../../../../shared/state/hooks';
import type { Views } from './use-views';
import { isChanged } from './view-address';

interface ViewActionsProps {
  views: Views;
  /** The view that the address shows. */
  now: TodoView;
}

/** Saves the shown list as a view; or renames, changes and deletes the open view. */
export function ViewActions({ views, now }: ViewActionsProps) {
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const { chosen } = views;
  const close = (): void => setNaming(null);
  const names = { most: MAX_VIEW_NAME, missing: VIEW_MESSAGES.name, onClose: close };
  return (
    <>
      {chosen && <ChosenMenu chosen={chosen} views={views} now={now} onRename={() => setNaming('rename')} />}
      <Button icon={<SaveRegular />} onClick={() => setNaming('new')}>
        {t('Save view')}
      </Button>
      {naming === 'new' && (
        <NameDialog
          {...names}
          title={t('Save view')}
          submit={t('Save')}
          name=""
          onSubmit={(name) => views.add(name, now)}
        />
      )}
      {naming === 'rename' && chosen && (
        <NameDialog
          {...names}
          title={t('Rename the view')}
          submit={t('Rename')}
          name={chosen.name}
          onSubmit={(name) => views.change({ ...chosen, name })}
        />
      )}
    </>
  );
}

interface ChosenMenuProps extends ViewActionsProps {
  chosen: SavedView;
  onRename: () => void;
}

function ChosenMenu({ chosen, views, now, onRename }: ChosenMenuProps) {
  const notify = useNotify();
  const update = (): void =>
    void views.change({ ...chosen, view: now }).catch((error: unknown) => notify.error(errorMessage(error)));
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton aria-label={t('View {name}', { name: chosen.name })}>{t('View', {}, 'list')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={!isChanged(chosen, now)} onClick={update}>
            {t('Keep these filters')}
          </MenuItem>
          <MenuItem onClick={onRename}>{t('Rename')}</MenuItem>
          <MenuItem onClick={() => void views.remove(chosen)}>{t('Delete')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Says which view was deleted, and offers to restore it. */
export function DeletedView({ views }: { views: Views }) {
  const { deleted, undo, forget } = views;
  if (!deleted) return null;
  return (
    <MessageBar intent="info" role="status">
      <MessageBarBody>{t('The view ‘{name}’ has been deleted.', { name: deleted.name })}</MessageBarBody>
      <MessageBarActions containerAction={<DismissButton onClick={forget} />}>
        <Button autoFocus onClick={() => void undo(deleted)}>
          {t('Undo')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
