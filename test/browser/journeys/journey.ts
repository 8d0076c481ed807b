import type { Visitor } from '../../support/browser/browser';

/** A person's way through the screens, counted: each press, each field that is entered, and each screen that has to be read. */
export class Journey {
  clicks = 0;
  readonly screens = new Set<string>();

  constructor(private readonly visitor: Visitor) {}

  async press(name: string, role?: string): Promise<void> {
    this.clicks += 1;
    await this.visitor.press(name, role);
  }

  async fill(label: string, text: string): Promise<void> {
    this.clicks += 1;
    await this.visitor.fill(label, text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.clicks += 1;
    await this.visitor.choose(label, option);
  }

  async write(label: string, text: string): Promise<void> {
    this.clicks += 1;
    await this.visitor.write(label, text);
  }

  async attach(path: string): Promise<void> {
    this.clicks += 1;
    await this.visitor.attach(path);
  }

  /** A screen or dialog that comes up and has to be read, by a text that it shows. */
  async reads(text: string): Promise<void> {
    this.screens.add(text);
    await this.visitor.sees(text);
  }
}
