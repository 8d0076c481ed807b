import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, FIGURE_DESIGNATIONS, MESSAGES } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { useNotify } from '../../../shared/state/hooks';
import { manageFilesApi } from '../api/manage-files-api';
import { moved, numbersOf, placesOf, titled, withPart } from './figure-places';
import { FigureRow } from './figure-row';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

interface Props {
  article: ArticleView;
  onClose(): void;
}

/** The figures of the current revision in order, including supplementary ones. */
export const figuresOf = ({ files, revision }: ArticleView) =>
  files.filter((file) => file.revision === revision && FIGURE_DESIGNATIONS.includes(file.type));

/** Orders the figures and numbers them 1, 1-a, 2, 2-a (spec part 2, section 2, 'Manage files'). Mount it when opened. */
export function ReorderFiguresDialog({ article, onClose }: Props) {
  const { places, said, version, move, setPart } = useOrder(article);
  const [reorder, { isLoading, error }] = manageFilesApi.useReorderFiguresMutation();
  const notify = useNotify();
  const save = async (): Promise<void> => {
    const answer = await reorder({ articleId: article.id, version, figures: titled(places) });
    if ('error' in answer) return;
    notify.success(MESSAGES.updated);
    onClose();
  };
  return (
    <FormDialog
      open
      size="wide"
      title="Reorder figures"
      submit="Save order"
      busy={isLoading}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <Text>Figures are numbered in this order. A part of the figure above it gets a letter: 1, 1-a, 2, 2-a.</Text>
      {error !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{errorMessage(error)}</MessageBarBody>
        </MessageBar>
      )}
      <FigureList {...{ places, move, setPart }} />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </FormDialog>
  );
}

type Order = ReturnType<typeof useOrder>;

function FigureList({ places, move, setPart }: Pick<Order, 'places' | 'move' | 'setPart'>) {
  const styles = useStyles();
  const numbers = numbersOf(places);
  return (
    <ol className={styles.list} aria-label="Figures in order">
      {places.map((place, index) => (
        <FigureRow
          key={place.file.id}
          place={place}
          number={numbers[index] ?? ''}
          isFirst={index === 0}
          isLast={index === places.length - 1}
          onMove={(by) => move(index, by)}
          onPart={(isPart) => setPart(index, isPart)}
        />
      ))}
    </ol>
  );
}

/** The new order, based on the view at opening, and the announcement of each move for screen readers. */
function useOrder(article: ArticleView) {
  const [version] = useState(article.version);
  const [places, setPlaces] = useState(() => placesOf(figuresOf(article)));
  const [said, setSaid] = useState('');
  const move = (index: number, by: -1 | 1): void => {
    const next = moved(places, index, by);
    setPlaces(next);
    setSaid(`${places[index]?.file.filename ?? ''} is now figure ${numbersOf(next)[index + by] ?? ''}.`);
  };
  const setPart = (index: number, isPart: boolean): void => setPlaces(withPart(places, index, isPart));
  return { places, said, version, move, setPart };
}
