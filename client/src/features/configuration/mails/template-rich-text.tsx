import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { bodyOf, type MailTemplateVariable, markupOf, subjectMarkupOf, subjectOf, t } from '@contracts';
import { loadEditorTexts } from '../../../shared/rich-text/editor-texts';
import { InsertMenu } from '../../../shared/rich-text/inserting/insert-menu';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import type { Insertion } from './editor/insert-tokens';
import { conditionChoices, variableChoices } from './editor/insertions';
import { type TemplateEditorHandle, TemplateWritingContext } from './editor/template-writing';

const TemplateField = lazy(() => loadEditorTexts().then(() => import('./editor/template-field')));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  menus: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // A one-line field has no formatting, so no toolbar.
  line: {
    '& .ck-editor__top': { display: 'none' },
    '& .ck-content > p': { marginBlock: tokens.spacingVerticalSNudge },
  },
  text: {
    '& .quire-token': {
      paddingInline: '6px',
      borderRadius: tokens.borderRadiusMedium,
      border: `1px solid ${tokens.colorBrandStroke2}`,
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontFamily: tokens.fontFamilyBase,
      fontSize: '0.875em',
      fontStyle: 'normal',
    },
    '& span.quire-token': { display: 'inline-block', maxWidth: '100%', lineHeight: '1.35', marginInline: '1px' },
    '& div.quire-token': { marginBlock: tokens.spacingVerticalS },
    '& :is(.quire-token-if, .quire-token-unless, .quire-token-else, .quire-token-end)': {
      border: `1px dashed ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground2,
    },
  },
});

interface TemplateRichTextProps {
  id: string;
  label: string;
  /** A line without formatting. */
  isSubject?: boolean;
  variables: readonly MailTemplateVariable[];
  /** The source, which must be parseable. */
  source: string;
  error: string | undefined;
  onChange: (source: string) => void;
  /** Called if the editor cannot hold all of the text. */
  onLoss: () => void;
}

/** The subject or text of a template without its braces: variables and conditions are tokens with words. */
export function TemplateRichText(props: TemplateRichTextProps) {
  const { id, label, isSubject = false, variables, error, onLoss } = props;
  const styles = useStyles();
  const { markup, write, begin } = useMarkup(props);
  const [handle, setHandle] = useState<TemplateEditorHandle | null>(null);
  const onEditor = useCallback(
    (made: TemplateEditorHandle) => {
      begin(made.html);
      setHandle(made);
      if (!made.isWhole) onLoss();
    },
    [begin, onLoss],
  );
  const writing = useMemo(() => ({ variables, isLine: isSubject, onEditor }), [variables, isSubject, onEditor]);
  return (
    <div className={`${styles.root} ${styles.text} ${isSubject ? styles.line : ''}`}>
      <TemplateWritingContext value={writing}>
        <RichTextEditor
          id={id}
          label={label}
          required
          isLetter
          field={TemplateField}
          minHeight={isSubject ? 36 : 320}
          value={markup}
          error={error}
          onChange={write}
        />
      </TemplateWritingContext>
      <Menus variables={variables} isSubject={isSubject} handle={handle} />
    </div>
  );
}

interface MenusProps {
  variables: readonly MailTemplateVariable[];
  isSubject: boolean;
  /** Null until the editor has started. */
  handle: TemplateEditorHandle | null;
}

function Menus({ variables, isSubject, handle }: MenusProps) {
  const styles = useStyles();
  const part = isSubject ? 'subject' : 'text';
  const insert = (what: Insertion) => handle?.insert(what);
  return (
    <div
      className={styles.menus}
      role="group"
      aria-label={t('Insert into the {part, select, subject {subject} other {text}}', { part })}
    >
      <InsertMenu
        name={t('Insert a variable into the {part, select, subject {subject} other {text}}', { part })}
        label={t('Insert variable')}
        disabled={handle === null}
        choices={() => variableChoices(variables, isSubject, insert)}
      />
      <InsertMenu
        name={t('Insert a condition into the {part, select, subject {subject} other {text}}', { part })}
        label={t('Insert condition')}
        disabled={handle === null}
        choices={() => conditionChoices(variables, handle?.canBeOtherwise() ?? false, insert)}
      />
    </div>
  );
}

/** Converts source to the editor's markup and back. Text that was not changed, or was changed back, gives exactly the original source. */
function useMarkup({ isSubject, source, variables, onChange }: TemplateRichTextProps) {
  const read = (text: string): string => {
    const made = isSubject ? subjectMarkupOf(text, variables) : markupOf(text, variables);
    return 'markup' in made ? made.markup : '';
  };
  const [known, setKnown] = useState(() => ({ source, markup: read(source) }));
  const first = useRef({ source, html: known.markup });
  if (known.source !== source) setKnown({ source, markup: read(source) });
  const write = (html: string) => {
    const changed = isSubject ? subjectOf(html) : bodyOf(html, variables);
    const next = html === first.current.html ? first.current.source : changed;
    setKnown({ source: next, markup: html });
    onChange(next);
  };
  const begin = useCallback((html: string) => {
    first.current.html = html;
  }, []);
  return { markup: known.markup, write, begin };
}
