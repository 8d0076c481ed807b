import { Text } from '@fluentui/react-components';
import { type ArticleView, FIGURE_TITLE_LENGTH } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { figuresApi } from '../api/figures-api';
import { captionOf, type NumberedFigure, numberedFigures, titledFigures } from './figure-titles';

/** Leaves room for the number before the title. */
const CAPTION_LENGTH = FIGURE_TITLE_LENGTH - 20;
const REQUIRED = 'Please give the figure a title.';

interface Props {
  article: ArticleView;
  /** The revision of the figures. */
  revision: number;
  /** Receives the article with its new titles. */
  onSaved(article: ArticleView): void;
  onClose(): void;
}

/** Asks for the titles of figures (spec part 1, section 5, 'File upload'). Mount it when opened. */
export function FigureTitlesDialog({ article, revision, onSaved, onClose }: Props) {
  const figures = numberedFigures(article, revision);
  const form = useTitles(article, figures, onSaved);
  return (
    <FormDialog
      open
      title="Titles of the figures"
      submit="Save titles"
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>Each figure needs a title. It is shown after the number of the figure.</Text>
      {figures.map(({ file, number }) => (
        <TextField
          key={file.id}
          form={form}
          name={file.id}
          label={`Figure ${number}`}
          help={file.filename}
          maxLength={CAPTION_LENGTH}
          required
        />
      ))}
    </FormDialog>
  );
}

/** One field per figure, keyed by the file's id. */
function useTitles({ id: articleId, version }: ArticleView, figures: NumberedFigure[], onSaved: Props['onSaved']) {
  const [name] = figuresApi.useNameFiguresMutation();
  return useForm<Record<string, string>>({
    initial: Object.fromEntries(figures.map(({ file, caption }) => [file.id, caption])),
    validate: (typed) =>
      Object.fromEntries(
        Object.entries(typed).flatMap(([id, text]) => (captionOf(text) === '' ? [[id, REQUIRED]] : [])),
      ),
    submit: async (typed) =>
      onSaved(await name({ articleId, version, figures: titledFigures(figures, typed) }).unwrap()),
  });
}
