import { Button, Label, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type CommentField, isEmptyRichText, messageText, REVIEW_FIELD_LABELS, t } from '@contracts';
import { useTypeAhead } from '../../../../shared/rich-text/editing/type-ahead';
import { RichText } from '../../../../shared/rich-text/rich-text';
import { RichTextEditor } from '../../../../shared/rich-text/rich-text-editor';
import type { ReviewState } from '../writing/use-review';
import { useStandardComment } from './not-applicable';

const useStyles = makeStyles({
  field: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXS,
    ':focus': { outlineStyle: 'none' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  offers: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  text: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'text',
    overflowX: 'auto',
  },
  close: { justifySelf: 'end' },
  roomy: { minHeight: '72px', borderTopColor: tokens.colorNeutralStroke1 },
  help: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  error: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

/** The fields that nearly every review fills in. When empty, they show an empty field and not only a line. */
const USUAL: readonly CommentField[] = ['general', 'major', 'minor'];

interface Props {
  field: CommentField;
  state: ReviewState;
  /** The note that the manuscript has no tables or figures; null if it has them. */
  lacking: string | null;
  isOpen: boolean;
  onOpen: (field: CommentField) => void;
  onClose: () => void;
}

/** One comment: the editor while it is open, otherwise its text and a button. */
export function Comment({ field, state, lacking, isOpen, onOpen, onClose }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const ahead = useTypeAhead();
  const opened = useRef(false);
  const { form, saveSilently } = state;
  const open = (): void => {
    opened.current = true;
    ahead.begin();
    // The pressed button disappears. The field gets the keys until the editor has the focus.
    place.current?.focus({ preventScroll: true });
    onOpen(field);
  };
  const close = (): void => {
    saveSilently();
    flushSync(onClose);
    document.getElementById(form.idOf(field))?.focus();
  };
  const takeOver = (): string | null => {
    const typed = ahead.take();
    return opened.current && place.current?.contains(document.activeElement) ? typed : null;
  };
  const help = helpOf(field, lacking);
  return (
    <div ref={place} tabIndex={-1} className={styles.field} onKeyDown={ahead.onKeyDown}>
      {isOpen ? (
        <Opened {...{ field, state, help, takeOver }} onClose={close} />
      ) : (
        <Closed {...{ field, state, help, lacking }} onOpen={open} />
      )}
    </div>
  );
}

interface OpenedProps {
  field: CommentField;
  state: ReviewState;
  help: string | undefined;
  takeOver: () => string | null;
  onClose: () => void;
}

function Opened({ field, state: { form, saveSilently }, help, takeOver, onClose }: OpenedProps) {
  const styles = useStyles();
  return (
    <>
      <RichTextEditor
        id={form.idOf(field)}
        label={REVIEW_FIELD_LABELS[field]}
        required
        help={help}
        value={form.values[field] ?? ''}
        error={form.errors[field]}
        minHeight={96}
        takeOver={takeOver}
        pictureHint={t('You can attach an annotated manuscript below.')}
        onChange={(html) => form.set(field, html)}
        onBlur={saveSilently}
      />
      <Button
        size="small"
        appearance="subtle"
        className={styles.close}
        aria-label={t('Collapse: {comment}', { comment: REVIEW_FIELD_LABELS[field] })}
        onClick={onClose}
      >
        {t('Collapse')}
      </Button>
    </>
  );
}

function helpOf(field: CommentField, lacking: string | null): string | undefined {
  if (lacking) return lacking;
  return field === 'commentsToEditor' ? t('Only the editors read this.') : undefined;
}

interface ClosedProps {
  field: CommentField;
  state: ReviewState;
  help: string | undefined;
  lacking: string | null;
  onOpen: () => void;
}

function Closed(props: ClosedProps) {
  const styles = useStyles();
  const { field, help, onOpen } = props;
  const { form } = props.state;
  const value = form.values[field] ?? '';
  const isEmpty = isEmptyRichText(value);
  const error = form.errors[field];
  return (
    <>
      <Head {...props} isEmpty={isEmpty} />
      {(!isEmpty || USUAL.includes(field)) && (
        <div className={mergeClasses(styles.text, isEmpty && styles.roomy)} onClick={onOpen}>
          {!isEmpty && <RichText html={value} />}
        </div>
      )}
      {error && (
        <span id={`${form.idOf(field)}-error`} className={styles.error}>
          {messageText(error)}
        </span>
      )}
      {help && <span className={styles.help}>{help}</span>}
    </>
  );
}

function Head({ field, state: { form, saveSilently }, lacking, isEmpty, onOpen }: ClosedProps & { isEmpty: boolean }) {
  const styles = useStyles();
  const id = form.idOf(field);
  const label = REVIEW_FIELD_LABELS[field];
  const offer = lacking ? t('Not applicable') : t('Nothing to say here');
  const standard = useStandardComment(lacking !== null);
  const verb = isEmpty ? t('Write') : t('Edit');
  const sayNothing = (): void => {
    form.set(field, standard);
    // The pressed button disappears.
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.head}>
      <Label required htmlFor={id}>
        {label}
      </Label>
      <div className={styles.offers}>
        {isEmpty && field !== 'general' && (
          <Button size="small" appearance="subtle" aria-label={`${offer}: ${label}`} onClick={sayNothing}>
            {offer}
          </Button>
        )}
        <Button
          id={id}
          size="small"
          data-label={label}
          aria-label={`${verb}: ${label}`}
          aria-describedby={form.errors[field] && `${id}-error`}
          onBlur={saveSilently}
          onClick={onOpen}
        >
          {verb}
        </Button>
      </div>
    </div>
  );
}
