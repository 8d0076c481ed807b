import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, FIGURE_TITLE_LENGTH, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import {
  figuresOf,
  keyOf,
  labelsOf,
  moveAnnouncement,
  type Placed,
  placesOf,
  withPart,
} from '../../../shared/figures/figure-places';
import { PartBox } from '../../../shared/figures/part-box';
import { givenName } from '../../../shared/files/file-names';
import { FileThumbnail } from '../../../shared/files/file-thumbnail';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { type FormFields, useForm } from '../../../shared/forms/use-form';
import { OrderedList } from '../../../shared/ordering/ordered-list';
import { useOrder } from '../../../shared/ordering/use-order';
import { useStoreChanges, useStoredValues } from '../../../shared/saving/use-stored';
import { figuresApi } from '../api/figures-api';
import { captionOf, titledFigures } from './figure-titles';

/** The maximum length of a title; it leaves room for the number before the title. */
const CAPTION_LENGTH = FIGURE_TITLE_LENGTH - 20;
const REQUIRED = t('Please give the figure a title.');
const HELP = t(
  'Figures are numbered in this order. Drag them, use the arrows, or type a place. The title follows the number.',
);

const useStyles = makeStyles({
  figure: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.spacingHorizontalM },
  title: { flexGrow: 1, flexBasis: '14rem', minWidth: 0, overflowWrap: 'anywhere' },
});

type Titles = Record<string, string>;

interface Props {
  article: ArticleView;
  /** The revision of the figures. */
  revision: number;
  /** True if each figure must have a title now, because the files are about to be sent. */
  demanding?: boolean;
  /** Receives the article with its new order and titles. */
  onSaved(article: ArticleView): void;
  onClose(): void;
}

/** The order and the titles of figures, saved in one step (spec part 1, section 5, 'File upload'). Mount it when opened. */
export function FiguresDialog({ article, revision, demanding = false, onSaved, onClose }: Props) {
  const order = useOrder(() => placesOf(figuresOf(article, revision)), { keyOf, announcementOf: moveAnnouncement });
  const { items: places, replace } = order;
  const { form, storedText } = useTitles({ article, revision, demanding, onSaved }, places);
  const labels = labelsOf(places);
  const nameOf = ({ file }: Placed): string => givenName(file);
  return (
    <FormDialog
      open
      size="wide"
      title={t('Order and titles of the figures')}
      submit={t('Save figures')}
      busy={form.submitting}
      storedText={storedText}
      changed={order.changed}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>{HELP}</Text>
      <OrderedList
        label={t('Figures in order')}
        {...{ keyOf, nameOf }}
        items={places}
        announcement={order.announcement}
        onMove={order.move}
      >
        {(place, index) => (
          <Figure
            {...{ place, form, demanding }}
            label={labels[index]?.name ?? ''}
            isFirst={index === 0}
            onPart={(isPart) => replace(withPart(places, index, isPart))}
          />
        )}
      </OrderedList>
    </FormDialog>
  );
}

interface FigureProps {
  place: Placed;
  form: FormFields<Titles>;
  label: string;
  isFirst: boolean;
  demanding: boolean;
  onPart(isPart: boolean): void;
}

function Figure({ place, form, label, isFirst, demanding, onPart }: FigureProps) {
  const styles = useStyles();
  return (
    <div className={styles.figure}>
      <FileThumbnail file={place.file} size="large" />
      <div className={styles.title}>
        <TextField
          form={form}
          name={place.file.id}
          label={label}
          help={givenName(place.file)}
          maxLength={CAPTION_LENGTH}
          required={demanding}
        />
        {place.isPart && <PartBox {...{ place, isFirst, onPart }} />}
      </div>
    </div>
  );
}

/** One field per figure, keyed by the file's id. */
function useTitles({ article, revision, demanding, onSaved }: Omit<Props, 'onClose'>, places: readonly Placed[]) {
  const { id: articleId, version } = article;
  const name = `figures:${articleId}:${revision}`;
  const { initial, storedText } = useStoredValues<Titles>(
    name,
    Object.fromEntries(places.map(({ file, caption }) => [file.id, caption])),
  );
  const [arrange] = figuresApi.useArrangeFiguresMutation();
  const form = useForm<Titles>({
    initial,
    validate: (typed) =>
      Object.fromEntries(
        Object.entries(typed).flatMap(([id, text]) => (demanding && captionOf(text) === '' ? [[id, REQUIRED]] : [])),
      ),
    submit: async (typed) => {
      const arranged = await arrange({ articleId, version, figures: titledFigures(places, typed) }).unwrap();
      storedText.drop();
      onSaved(arranged);
    },
  });
  useStoreChanges(storedText, form);
  return { form, storedText };
}
