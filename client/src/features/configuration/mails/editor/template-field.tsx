import { type ClassicEditor, type Editor, type EditorConfig, Essentials, Paragraph, Widget } from 'ckeditor5';
import { useContext, useMemo } from 'react';
import { t } from '@contracts';
import { editorConfig } from '../../../../shared/rich-text/ckeditor-config';
import CkeditorField from '../../../../shared/rich-text/ckeditor-field';
import type { EditorFieldProps } from '../../../../shared/rich-text/editor-field-props';
import { cleanTemplate } from './clean-template';
import { conditionsAtCaret, insertInto, isAddress } from './insert-tokens';
import { isWhole } from './is-whole';
import { templateTokens } from './template-tokens';
import { type TemplateWriting, TemplateWritingContext } from './template-writing';

/** The editor of a template: CKEditor with variables and conditions. It is large, so it is loaded lazily. */
export default function TemplateField(props: EditorFieldProps) {
  const writing = useContext(TemplateWritingContext);
  if (!writing) throw new Error('A template is written within TemplateWritingContext');
  const { isLine, variables, onEditor } = writing;
  const config = useMemo(() => configOf({ isLine, variables }), [isLine, variables]);
  const { value } = props;
  const made = (editor: Editor) => {
    if (isLine) keepOneLine(editor);
    else offerAddresses(editor as ClassicEditor, { variables });
    const html = editor.getData();
    onEditor({
      html,
      isWhole: isWhole(value, html),
      insert: (what) => {
        insertInto(editor, what);
        editor.editing.view.focus();
        editor.editing.view.scrollToTheSelection();
      },
      canBeOtherwise: () => conditionsAtCaret(editor).at(-1)?.hasElse === false,
    });
  };
  return <CkeditorField {...props} extension={{ config, clean: cleanTemplate, onMade: made }} />;
}

type About = Pick<TemplateWriting, 'isLine' | 'variables'>;

/** The usual editor with variables and conditions. A one-line field has no other features. */
export function configOf({ isLine, variables }: About): Omit<EditorConfig, 'licenseKey'> {
  const tokens = [Widget, templateTokens(variables)];
  if (isLine) return { plugins: [Essentials, Paragraph, ...tokens], toolbar: [] };
  const { plugins = [] } = editorConfig(true);
  return { plugins: [...plugins, ...tokens] };
}

function keepOneLine(editor: Editor): void {
  editor.editing.view.document.on(
    'enter',
    (event, data: { preventDefault: () => void }) => {
      data.preventDefault();
      event.stop();
    },
    { priority: 'high' },
  );
}

/** Offers the addresses among the mail's variables in the form for links. */
function offerAddresses(editor: ClassicEditor, { variables }: Pick<About, 'variables'>): void {
  const addresses = variables.filter((variable) => isAddress(variable) || variable.name === 'siteUrl');
  if (addresses.length === 0) return;
  editor.plugins.get('LinkUI').registerLinksListProvider({
    label: t('Addresses of this mail'),
    getListItems: () => addresses.map(({ name, label }) => ({ id: name, href: `[${label}]`, label })),
    getItem: (href) => {
      const found = addresses.find(({ label }) => href === `[${label}]`);
      return found ? { href, label: found.label, tooltip: found.meaning } : null;
    },
    navigate: () => true,
  });
}
