import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ClipboardEvent, DragEvent } from 'react';
import { t } from '@contracts';
import { IconButton } from '../../../shared/buttons/icon-button';
import type { FormFields } from '../../../shared/forms/use-form';
import { RichTextEditor, type RichTextEditorProps } from '../../../shared/rich-text/rich-text-editor';
import { AttachFiles } from './attach-files';
import { FileLinks } from './file-links';
import type { TicketFiles } from './use-ticket-files';

const useStyles = makeStyles({
  area: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

const hasText = ({ types }: DataTransfer): boolean => types.some((type) => type.startsWith('text/'));

/** The props of the field `content` of a form. */
export const contentOf = <Values extends { content: string }>(form: FormFields<Values>) => ({
  id: form.idOf('content'),
  value: form.values.content,
  error: form.errors.content,
  onChange: (html: string) => form.set('content', html as Values['content']),
});

interface Props extends RichTextEditorProps {
  attached: TicketFiles;
}

/** A required text with files: chosen, dropped on it, or pasted into it. */
export function TextWithFiles({ attached, ...field }: Props) {
  const styles = useStyles();
  const take = (event: ClipboardEvent | DragEvent, files: FileList): void => {
    if (files.length === 0) return;
    // The editor would refuse pictures in the text.
    event.preventDefault();
    event.stopPropagation();
    void attached.add(files);
  };
  return (
    <div
      className={styles.area}
      // Text has priority, because Word adds a picture to copied text.
      onPasteCapture={(event) => !hasText(event.clipboardData) && take(event, event.clipboardData.files)}
      onDropCapture={(event) => take(event, event.dataTransfer.files)}
      onDragOver={(event) => event.preventDefault()}
    >
      <RichTextEditor {...field} required pictureHint={t('Please attach them as files below.')} />
      <FileLinks
        files={attached.files}
        action={(file) => (
          <IconButton
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            label={t('Remove {name}', { name: file.name })}
            onClick={() => void attached.remove(file)}
          />
        )}
      />
      <AttachFiles attached={attached} />
    </div>
  );
}
