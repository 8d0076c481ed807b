import { mergeClasses, Text } from '@fluentui/react-components';
import { type ComponentType, type CSSProperties, lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { countAbstractWords, type InsertableValue, MAX_RICH_TEXT_BYTES, RICH_TEXT_MESSAGES, t } from '@contracts';
import { SkeletonLines } from '../page/skeletons';
import { useEarlyWriting } from './editing/use-early-writing';
import type { EditorFieldProps } from './editor-field-props';
import { useEditorStyles, useEditorTheme } from './editor-styles';
import { loadEditorTexts } from './editor-texts';
import { EditorHead } from './inserting/editor-head';
import type { Insert } from './inserting/insert-value';
import { useReadingStyles } from './rich-text';
import { withoutLinks } from './sanitise';
import { useEditorNeeded } from './use-editor-needed';

const UsualField = lazy(() => loadEditorTexts().then(() => import('./ckeditor-field')));

const NO_PICTURES = RICH_TEXT_MESSAGES.picture;
const isTooLong = (html: string): boolean =>
  // A UTF-16 unit takes at most three bytes in UTF-8.
  html.length * 3 > MAX_RICH_TEXT_BYTES && new TextEncoder().encode(html).length > MAX_RICH_TEXT_BYTES;

export interface RichTextEditorProps {
  label: string;
  /** HTML; '' if empty. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  help?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** True for a mail, whose headings start with the largest. */
  isLetter?: boolean;
  /** Maximum number of words of an abstract: shows a counter that ignores the template's headings. */
  maxWords?: number;
  /** Height in pixels of the empty editing area. */
  minHeight?: number;
  /** The field component, if it is not the usual one; lazily loaded. */
  field?: ComponentType<EditorFieldProps>;
  /** What a menu beside the label inserts at the caret. */
  insertable?: readonly InsertableValue[];
  /** Says where pictures can be added instead; absent if there is no such place. */
  pictureHint?: string;
  /** From `form.idOf`; the error summary links to it. */
  id?: string;
  /** Called when the editor is ready. Returns the text typed in the meantime if the editor should take the focus, otherwise null. */
  takeOver?: () => string | null;
}

/** A rich-text field. Shows its text immediately, and loads the editor when a person is there who may write (`useEditorNeeded`). */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, help, error, required = false, maxWords, minHeight = 160 } = props;
  const styles = useEditorStyles();
  const reading = useReadingStyles();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [refused, setRefused] = useState(false);
  const problem = isTooLong(value) ? RICH_TEXT_MESSAGES.tooLong : error;
  const message = refused ? [NO_PICTURES, props.pictureHint].filter(Boolean).join(' ') : problem;
  const [insert, setInsert] = useState<Insert | null>(null);
  const { frame, focus, onFocus, onKeyDown, takeOver } = useEarlyWriting(props.disabled ?? false, props.takeOver);
  return (
    <div className={styles.root} style={{ '--quire-editor-height': `${minHeight}px` } as CSSProperties}>
      <EditorHead {...{ label, required, focus, insert }} values={props.insertable ?? []} />
      <div
        id={id}
        ref={frame}
        tabIndex={-1}
        data-label={label}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className={mergeClasses(reading.text, styles.frame, problem !== undefined && styles.invalid)}
      >
        <WritingArea
          {...props}
          takeOver={props.disabled ? undefined : takeOver}
          error={problem}
          describedBy={[help && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ') || undefined}
          onPicture={setRefused}
          onInsert={setInsert}
        />
      </div>
      <Foot id={id} help={help} message={message} words={maxWords && countAbstractWords(value)} maxWords={maxWords} />
    </div>
  );
}

type WritingAreaProps = RichTextEditorProps & {
  /** Called when the editor is ready, with a function that returns what inserts text. */
  onInsert: (insert: () => Insert) => void;
  describedBy: string | undefined;
  /** True if a picture was refused, false with the next change. */
  onPicture: (refused: boolean) => void;
};

function WritingArea(props: WritingAreaProps) {
  const { value, label, describedBy, error, disabled, isLetter = false } = props;
  const { field: Field = UsualField, onChange, onBlur, onPicture, onInsert } = props;
  const styles = useEditorStyles();
  useEditorTheme();
  const [isReady, setReady] = useState(false);
  const [place, isNeeded] = useEditorNeeded<HTMLDivElement>();
  const stands = useCallback(
    (insert: Insert) => {
      setReady(true);
      onInsert(() => insert);
    },
    [onInsert],
  );
  return (
    <div ref={place} className={styles.stack}>
      {!isReady && <TextUntilReady value={value} isLoading={isNeeded} />}
      {isNeeded && (
        <Suspense>
          <Field
            value={value}
            label={label}
            describedBy={describedBy}
            invalid={error !== undefined}
            disabled={disabled ?? false}
            isLetter={isLetter}
            onReady={stands}
            takeOver={props.takeOver}
            onBlur={() => onBlur?.()}
            onPicture={() => onPicture(true)}
            onChange={(html) => {
              onPicture(false);
              onChange(html);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The text in the place of the editor while that loads, with the same height, so that nothing moves. */
function TextUntilReady({ value, isLoading }: { value: string; isLoading: boolean }) {
  const styles = useEditorStyles();
  const html = useMemo(() => withoutLinks(value), [value]);
  return (
    <div className={styles.until} aria-busy={isLoading}>
      <div className={styles.bar}>{isLoading && <SkeletonLines lines={1} label={t('Loading the editor')} />}</div>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

interface FootProps {
  id: string;
  help: string | undefined;
  message: string | undefined;
  words: number | undefined;
  maxWords: number | undefined;
}

function Foot({ id, help, message, words, maxWords }: FootProps) {
  const styles = useEditorStyles();
  const over = words !== undefined && maxWords !== undefined && words > maxWords;
  return (
    <div className={styles.foot}>
      <div>
        {message && (
          <Text
            id={`${id}-error`}
            block
            size={200}
            role={message.startsWith(NO_PICTURES) ? 'alert' : undefined}
            className={styles.error}
          >
            {message}
          </Text>
        )}
        {help && (
          <Text id={`${id}-help`} block size={200}>
            {help}
          </Text>
        )}
      </div>
      {maxWords !== undefined && (
        <Text size={200} wrap={false} className={mergeClasses(over && styles.over)}>
          {t('{words} / {maxWords} words', { words: words ?? 0, maxWords })}
        </Text>
      )}
    </div>
  );
}
