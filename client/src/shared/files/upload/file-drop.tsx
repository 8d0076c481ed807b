import { Button, Label, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { type DragEvent, useId, useRef, useState } from 'react';
import { sizeLabel, t } from '@contracts';

interface FileDropProps {
  file: File | null;
  onFile: (file: File) => void;
  /** The `accept` attribute of the file input. */
  accept: string;
  help: string;
  disabled?: boolean;
  label?: string;
}

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalXL,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'center',
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1px dashed ${tokens.colorBrandStroke1}` },
  off: { border: `1px dashed ${tokens.colorNeutralStrokeDisabled}` },
  help: { color: tokens.colorNeutralForeground3 },
  // Visually hidden and opened by a button, but still a real file input for assistive technology and tests.
  input: { position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' },
});

/** One file, chosen or dropped. */
export function FileDrop({ file, onFile, accept, help, disabled = false, label = t('File') }: FileDropProps) {
  const styles = useStyles();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) onFile(first);
  };
  const { over, ...handlers } = useDrop(disabled, take);
  return (
    <div className={mergeClasses(styles.zone, over && styles.over, disabled && styles.off)} {...handlers}>
      <Label htmlFor={id} disabled={disabled}>
        {label}
      </Label>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        accept={accept}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          take(event.target.files);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      {file && <Text weight="semibold">{`${file.name} (${sizeLabel(file.size)})`}</Text>}
      <Button icon={<ArrowUploadRegular />} disabled={disabled} onClick={() => input.current?.click()}>
        {file ? t('Choose another file') : t('Choose a file')}
      </Button>
      <Text size={200} className={styles.help}>
        {file || disabled ? help : t('Or drop it here. {help}', { help })}
      </Text>
    </div>
  );
}

function useDrop(disabled: boolean, take: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: () => setOver(false),
  };
}
