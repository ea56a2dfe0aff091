// The driver: a C++ program for one schema that executes programs of calls and writes what they show.

import path from 'node:path';
import { cppType } from './access';
import { readerOf } from './encoding';
import type { Operation, Parameter } from './operation';
import { encodingOf, type Operations, objectsEach } from './program';
import { className, type MessageType } from './schema';
import { showFunction } from './show';

/** The driver's source, without its includes of generated headers. */
export function driverText(operations: Operations): string {
  const { messages } = operations.schema;
  const members = messages.map((type) => `  ${className(type)} ${objectsOf(type)}[${objectsEach}];`);
  const numbered = operations.all.map((operation, number) => ({ operation, number }));
  return [
    '#include <iterator>',
    '#include <map>',
    '#include <memory>',
    ...headersOf(operations).map((header) => `#include <${header}>`),
    `#include ${JSON.stringify(path.join(__dirname, 'cpp', 'explorer.h'))}`,
    'using explorer::In;',
    'using explorer::Out;',
    'namespace {',
    'struct Objects {',
    ...members,
    '};',
    ...messages.map((type) => `void Show(Out& out, const ${className(type)}& m);`),
    ...messages.flatMap(showFunction),
    ...numbered.flatMap(({ operation, number }) => operationFunction(operation, number)),
    'void* Root(Objects& objects, int type, int number) {',
    '  switch (type) {',
    ...messages.map((type, index) => `    case ${index}: return &objects.${objectsOf(type)}[number];`),
    '  }',
    '  std::abort();',
    '}',
    '// A step returns the message that it leads to, another operation null.',
    'using Operation = void* (*)(void*, Objects&, In&, Out&);',
    'const Operation operations[] = {',
    ...numbered.map(({ number }) => `  Call${number},`),
    '};',
    'void Run(In& in, Out& out) {',
    '  auto objects = std::make_unique<Objects>();',
    '  while (!in.done()) {',
    '    const int type = in.Fixed<uint8_t>();',
    '    const int number = in.Fixed<uint8_t>();',
    '    void* message = Root(*objects, type, number);',
    '    for (int steps = in.Fixed<uint8_t>(); steps >= 0; --steps)',
    '      message = operations[in.Fixed<uint16_t>()](message, *objects, in, out);',
    '    out.EndCall();',
    '  }',
    '}',
    '}  // namespace',
    'int main() { return explorer::RunAll(Run); }',
    '',
  ].join('\n');
}

export function headersOf(operations: Operations): string[] {
  return [...new Set(operations.all.flatMap(({ headers }) => headers ?? []))];
}

/** The driver's array of the objects of a type. */
function objectsOf(type: MessageType): string {
  return `of_${className(type)}`;
}

function operationFunction(operation: Operation, number: number): string[] {
  const names = operation.parameters.map((_, index) => `a${index}`);
  const values = operation.parameters.map((parameter, index) => `  ${argument(parameter, names[index]!)}`);
  const head = [
    `void* Call${number}(void* target, Objects& objects, In& in, Out& out) {`,
    `  ${className(operation.on)}& m = *static_cast<${className(operation.on)}*>(target);`,
    ...values,
  ];
  if (operation.to) return [...head, `  return ${operation.cpp('m.', names)};`, '}'];
  return [...head, `  ${operation.driver?.(names) ?? `${operation.cpp('m.', names)};`}`, '  return nullptr;', '}'];
}

function argument(parameter: Parameter, name: string): string {
  switch (parameter.kind) {
    case 'object':
      return `${className(parameter.type)}& ${name} = objects.${objectsOf(parameter.type)}[in.Fixed<int32_t>()];`;
    case 'value':
      if (typeof parameter.type === 'object')
        return `const ${cppType({ type: parameter.type })} ${name} = static_cast<${cppType({ type: parameter.type })}>(in.Fixed<int32_t>());`;
      return `const auto ${name} = ${readerOf(parameter.type)};`;
    default:
      return `const auto ${name} = ${readerOf(encodingOf(parameter) as 'int32')};`;
  }
}
