import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SavedView, t, type TodoView } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';
import { viewsApi } from '../../api/views-api';
import { addressOf } from './view-address';

/** This person's saved views, the view in the address, and the actions on them. */
export function useViews() {
  const { data: views = [] } = viewsApi.useSavedViewsQuery();
  const [params, setParams] = useSearchParams();
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const [save] = viewsApi.useSaveViewMutation();
  const [change] = viewsApi.useChangeViewMutation();
  const [remove] = viewsApi.useDeleteViewMutation();
  const notify = useNotify();
  const chosen = views.find(({ id }) => id === params.get('view')) ?? null;
  const open = (view: SavedView): void => setParams(addressOf(view));
  return {
    views,
    chosen,
    deleted,
    add: async (name: string, view: TodoView): Promise<void> => {
      open(await save({ name, view }).unwrap());
      setDeleted(null);
      notify.success(t('The view has been saved.'));
    },
    change: async (changed: SavedView): Promise<void> => {
      open(await change(changed).unwrap());
      notify.success(t('The view has been changed.'));
    },
    remove: async (view: SavedView): Promise<void> => {
      if ('error' in (await remove(view.id))) return;
      setDeleted(view);
      setParams({ tab: view.view.list });
    },
    /** Saves a deleted view again, unchanged. */
    undo: async ({ name, view }: SavedView): Promise<void> => {
      const saved = await save({ name, view });
      if (saved.data) open(saved.data);
      else notify.error(t('The view could not be restored. Please save it again.'));
      setDeleted(null);
    },
    forget: () => setDeleted(null),
  };
}

export type Views = ReturnType<typeof useViews>;
