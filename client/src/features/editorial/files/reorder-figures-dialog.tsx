import { MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, MESSAGES, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import {
  figuresOf,
  keyOf,
  labelsOf,
  moveAnnouncement,
  type Placed,
  placesOf,
  titled,
  withPart,
} from '../../../shared/figures/figure-places';
import { givenName } from '../../../shared/files/file-names';
import { OrderedList } from '../../../shared/ordering/ordered-list';
import { useOrder } from '../../../shared/ordering/use-order';
import { useNotify } from '../../../shared/state/hooks';
import { manageFilesApi } from '../api/manage-files-api';
import { FigureRow } from './figure-row';

const nameOf = ({ file }: Placed): string => givenName(file);

interface Props {
  article: ArticleView;
  onClose(): void;
}

const HELP = t('Figures are numbered in this order. A part of the figure above it gets a letter: 1, 1-a, 2, 2-a.');

/** Saves an order of the figures that is based on the view with which the dialog opened. */
function useSaveOrder({ article, onClose }: Props) {
  const [version] = useState(article.version);
  const [reorder, { isLoading, error }] = manageFilesApi.useReorderFiguresMutation();
  const notify = useNotify();
  const save = async (places: readonly Placed[]): Promise<void> => {
    const answer = await reorder({ articleId: article.id, version, figures: titled(places) });
    if ('error' in answer) return;
    notify.success(MESSAGES.updated);
    onClose();
  };
  return { save, isLoading, error };
}

/**
 * Orders the figures and numbers them 1, 1-a, 2, 2-a (spec part 2, section 2, 'Manage files'). Mount it when opened: the order is
 * based on that view.
 */
export function ReorderFiguresDialog({ article, onClose }: Props) {
  const { save, isLoading, error } = useSaveOrder({ article, onClose });
  const figures = (): Placed[] => placesOf(figuresOf(article, article.revision));
  const order = useOrder(figures, { keyOf, announcementOf: moveAnnouncement });
  const { items: places, replace, announcement } = order;
  return (
    <FormDialog
      open
      size="wide"
      title={t('Reorder figures')}
      submit={t('Save order')}
      busy={isLoading}
      onSubmit={() => void save(places)}
      onCancel={onClose}
    >
      <Text>{HELP}</Text>
      <Refused error={error} />
      <OrderedList
        {...{ keyOf, nameOf, announcement }}
        label={t('Figures in order')}
        items={places}
        onMove={order.move}
      >
        {(place, index) => (
          <FigureRow
            place={place}
            number={labelsOf(places)[index]?.number ?? ''}
            isFirst={index === 0}
            onPart={(isPart) => replace(withPart(places, index, isPart))}
          />
        )}
      </OrderedList>
    </FormDialog>
  );
}

function Refused({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{errorMessage(error)}</MessageBarBody>
    </MessageBar>
  );
}
