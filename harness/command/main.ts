// The program of the conformance command.

import { runCommand } from '../../support/command-line';
import { conformanceCommand } from './conformance';

const words = process.argv.slice(2);
void runCommand(conformanceCommand(words), words);
