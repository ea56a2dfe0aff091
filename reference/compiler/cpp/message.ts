// A message class: its declaration, the inline functions after all classes, and its part of the source file.
import type { FieldDescriptor } from '../schema/model/descriptor';
import { anyMembers } from './any';
import { messageClear } from './clear';
import { messageCopy, messageCopyFrom, messageMerge } from './copy';
import { enumAliases } from './enum';
import { extensionBase, extensionDeclarations } from './extensions';
import { CORD, cordField, hasCordDefault } from './fields/cord';
import { enumDefault, enumField } from './fields/enum';
import { entryFields, mapFieldDeclarations, mapFieldDefinitions, mapStorage } from './fields/map';
import { messageFieldDeclarations, messageFieldDefinitions } from './fields/message';
import { oneofAccessors, oneofCase } from './fields/oneof';
import {
  containerType,
  repeatedMessageDeclarations,
  repeatedMessageDefinitions,
  repeatedScalarField,
  repeatedStringField,
} from './fields/repeated';
import { scalarField } from './fields/scalar';
import { hasStringDefault, stringField } from './fields/string';
import { repeatedStringViewField, stringViewField } from './fields/string-view';
import { defaultBytes, numericDefault, stringLiteral } from './literals';
import {
  type FieldModel,
  hasStrings,
  hasWriter,
  INTERNAL,
  type MessageModel,
  RT,
  type Storage,
  scalarSize,
  scalarType,
} from './model';
import { messageDestructor, messageSwap, movesAsBytes } from './move';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { messageSize } from './size';
import { messageTable } from './table';
import { messageWriter } from './writer';

/** The class declaration, with the accessors that work with incomplete types. */
export function messageDeclaration(out: Printer, model: MessageModel, exported: string): void {
  const { message, className: Foo, base, scope } = model;
  out.print`class ${exported}${Foo} final : public ${RT}::${base}${extensionBase(message, Foo)} {`;
  out.line(' public:');
  out.indent(() => {
    out.print`
      ${Foo}();
      ~${Foo}() override;
      ${Foo}(const ${Foo}& from)${hasWriter(model) ? ';' : ` : ${Foo}() { InternalCopyFrom(from); }`}
      ${Foo}(${Foo}&& from) noexcept : ${Foo}() { ${movesAsBytes(model) ? `*this = static_cast<${Foo}&&>(from)` : 'InternalMove(&from)'}; }
      ${Foo}& operator=(const ${Foo}& from) {
        CopyFrom(from);
        return *this;
      }
      ${Foo}& operator=(${Foo}&& from) noexcept {
        ${movesAsBytes(model) ? 'GetArena() == from.GetArena() ? InternalSwap(&from) : CopyFrom(from)' : 'InternalMove(&from)'};
        return *this;
      }
    `;
    unknownFields(out, model);
    out.print`
      static const ${Foo}& default_instance();
      ${Foo}* New() const override;
      ${Foo}* New(${RT}::Arena* arena) const { return static_cast<${Foo}*>(${RT}::MessageLite::New(arena)); }
    `;
    if (model.optimization !== 'codeSize') {
      out.print`
        void Clear() override;
        bool IsInitialized() const override;
        ::size_t ByteSizeLong() const override;
      `;
    }
    if (base === 'Message') {
      out.print`
        static const ${RT}::Descriptor* descriptor() { return ${INTERNAL}::DescriptorOf(table_); }
        static const ${RT}::Descriptor* GetDescriptor() { return descriptor(); }
        using ${RT}::Message::CopyFrom;
        using ${RT}::Message::MergeFrom;
      `;
    }
    out.print`
      void CopyFrom(const ${Foo}& from)${
        hasWriter(model)
          ? ';'
          : ` {
        if (&from == this) return;
        Clear();
        InternalCopyFrom(from);
      }`
      }
      void MergeFrom(const ${Foo}& from)${hasWriter(model) ? ';' : ' { InternalMergeFrom(from); }'}
      void Swap(${Foo}* other) {
        if (other != this) InternalSwap(other);
      }
      void UnsafeArenaSwap(${Foo}* other) { Swap(other); }
      friend void swap(${Foo}& one, ${Foo}& other) { one.Swap(&other); }
    `;

    for (const nested of message.messages.filter((m) => !m.isMapEntry)) {
      out.blank();
      out.print`using ${scope.alias(nested)} = ${qualified(nested)};`;
    }
    for (const nested of message.enums) {
      out.blank();
      enumAliases(out, nested, base === 'MessageLite');
    }
    for (const oneof of model.oneofs) {
      out.blank();
      oneofCase(out, oneof);
    }
    for (const field of model.fields) {
      out.blank();
      out.print`// ${declarationOf(field.field)}`;
      out.print`static constexpr int ${field.names.numberConstant} = ${field.field.number};`;
      accessorPrinters[field.storage](out, field);
    }
    extensionDeclarations(out, message.extensions);
    for (const oneof of model.oneofs) {
      out.blank();
      out.print`// oneof ${oneof.oneof.name}`;
      oneofAccessors(out, oneof);
    }
    anyMembers(out, model);
    out.blank();
    out.print`// @@protoc_insertion_point(class_scope:${message.fullName})`;
  });
  privateMembers(out, model);
  out.print`};`;
}

/** The private members of a class: storage, table and defaults. */
export function privateMembers(out: Printer, model: MessageModel): void {
  out.line(' private:');
  out.indent(() => {
    out.print`friend struct ${INTERNAL}::MessageAccess;`;
    out.print`const ${INTERNAL}::MessageTable& GetMessageTable() const override;`;
    if (hasWriter(model)) out.print`void InternalSwap(${model.className}* other);`;
    out.blank();
    storage(out, model);
    const defaults = model.fields.filter(hasDefaultObject);
    if (defaults.length > 0) {
      out.print`struct Defaults_ {`;
      out.indent(() => {
        for (const field of defaults) out.print`static const ${defaultType(field)} ${field.member};`;
      });
      out.print`};`;
    }
    out.print`
      struct Tables_;
      static const ${INTERNAL}::MessageTable table_;
      // In a union, so that members are not destroyed automatically: the class's destructor frees them by the table.
      union {
        Fields_ fields_;
      };
    `;
  });
}

function unknownFields(out: Printer, { base }: MessageModel): void {
  if (base === 'Message') {
    out.print`
      const ${RT}::UnknownFieldSet& unknown_fields() const { return ${INTERNAL}::FullUnknownFields(unknown_); }
      ${RT}::UnknownFieldSet* mutable_unknown_fields() { return ${INTERNAL}::MutableFullUnknownFields(unknown_); }
    `;
  } else {
    out.print`
      const ::std::string& unknown_fields() const { return ${INTERNAL}::LiteUnknownFields(unknown_); }
      ::std::string& unknown_fields() { return *mutable_unknown_fields(); }
      ::std::string* mutable_unknown_fields() { return ${INTERNAL}::MutableLiteUnknownFields(unknown_); }
    `;
  }
}

/** The field's declaration, for the comment above its accessors. */
function declarationOf(field: FieldDescriptor): string {
  if (field.isMap) {
    const { key, value } = entryFields(field);
    return `map<${key.type}, ${typeName(value)}> ${field.name} = ${field.number}`;
  }
  const label = field.isRepeated ? 'repeated ' : field.isRequired ? 'required ' : '';
  return `${label}${field.type === 'group' ? 'group ' : ''}${typeName(field)} ${field.name} = ${field.number}`;
}

function typeName({ type, messageType, enumType }: FieldDescriptor): string {
  return (messageType ?? enumType)?.fullName ?? type;
}

const accessorPrinters: Record<Storage, (out: Printer, model: FieldModel) => void> = {
  scalar: scalarField,
  enum: enumField,
  string: (out, model) => (model.field.stringType === 'VIEW' ? stringViewField : stringField)(out, model),
  cord: cordField,
  message: messageFieldDeclarations,
  repeatedScalar: repeatedScalarField,
  repeatedString: (out, model) =>
    (model.field.stringType === 'VIEW' ? repeatedStringViewField : repeatedStringField)(out, model),
  repeatedMessage: repeatedMessageDeclarations,
  map: mapFieldDeclarations,
};

/** True if the getter of the unset field returns a static object. */
function hasDefaultObject(model: FieldModel): boolean {
  return hasStringDefault(model) || hasCordDefault(model);
}

function defaultType({ storage: kind }: FieldModel): string {
  return `${INTERNAL}::${kind === 'cord' ? 'CordDefault' : 'StringDefault'}`;
}

/** The struct that holds the fields. Members at fixed offsets come first: see message_table.h. */
function storage(out: Printer, model: MessageModel): void {
  out.print`struct Fields_ {`;
  out.indent(() => {
    out.print`
      ::int32_t cached_size = 0;
      ::uint32_t hasbits[${model.hasbitWords}] = {};
    `;
    if (model.oneofs.length > 0) out.print`::uint32_t cases[${model.oneofs.length}] = {};`;
    if (model.message.extensionRanges.length > 0) out.print`${INTERNAL}::ExtensionSet extensions;`;
    const cords = model.stored.filter(({ storage }) => storage === 'cord');
    for (const field of cords) out.print`${storageMember(field)};`;
    if (hasStrings(model)) out.print`${INTERNAL}::StringPool strings;`;
    for (const field of model.stored.slice(cords.length)) out.print`${storageMember(field)};`;
    const unused = unusedBytes(model);
    // With all bytes zeroed, the constructor's stores do not overlap: reading a member at once then takes no detour.
    if (unused > 0) out.print`char unused[${unused}] = {};`;
    model.oneofs.forEach(({ fields }) => {
      out.print`union {`;
      out.indent(() => {
        for (const field of fields) out.print`${oneofMember(field)};`;
      });
      out.print`};`;
    });
  });
  out.print`};`;
}

/** How many bytes the struct of fields has after its last number. The other members have the alignment of pointers. */
function unusedBytes({ oneofs, zeroed, defaulted }: MessageModel): number {
  if (oneofs.length > 0 || defaulted.length > 0) return 0;
  return (8 - (zeroed.reduce((size, { field }) => size + scalarSize(field), 0) % 8)) % 8;
}

function storageMember(model: FieldModel): string {
  const { member, field } = model;
  switch (model.storage) {
    case 'scalar':
      return `${scalarType(field)} ${member} = ${numericDefault(field)}`;
    case 'enum':
      return `int ${member} = ${enumDefault(field)}`;
    case 'string':
      return `${INTERNAL}::StringField ${member}`;
    case 'cord':
      return `${CORD} ${member}`;
    case 'message':
      return `${RT}::MessageLite* ${member} = nullptr`;
    case 'map':
      return `${mapStorage(model)} ${member}`;
    default:
      return `${containerType(model)} ${member}`;
  }
}

function oneofMember({ storage: kind, member, field }: FieldModel): string {
  if (kind === 'message') return `${RT}::MessageLite* ${member}`;
  if (kind === 'string') return `::std::string* ${member}`;
  if (kind === 'cord') return `${CORD}* ${member}`;
  return `${kind === 'enum' ? 'int' : scalarType(field)} ${member}`;
}

/** Inline functions that need the complete classes of the fields. */
export function messageInlineDefinitions(out: Printer, model: MessageModel): void {
  for (const field of model.fields) {
    if (field.storage === 'message') messageFieldDefinitions(out, field);
    if (field.storage === 'repeatedMessage') repeatedMessageDefinitions(out, field);
    if (field.storage === 'map') mapFieldDefinitions(out, field);
  }
}

/** The class's part of the source file. */
export function messageDefinition(out: Printer, model: MessageModel): void {
  const { className: Foo } = model;
  for (const defaulted of model.fields.filter(hasDefaultObject)) {
    const { member, field } = defaulted;
    const bytes = defaultBytes(field);
    const T = defaultType(defaulted);
    out.print`const ${T} ${Foo}::Defaults_::${member}(${stringLiteral(bytes)}, ${bytes.length});`;
  }
  messageTable(out, model);
  if (hasWriter(model)) {
    messageWriter(out, model);
    messageSize(out, model);
    messageClear(out, model);
    messageCopy(out, model);
    messageMerge(out, model);
    out.print`
      ${Foo}::${Foo}(const ${Foo}& from) : ${Foo}() { Tables_::Copy(*this, from); }
    `;
    messageCopyFrom(out, model);
    if (movesAsBytes(model)) {
      messageSwap(out, model);
    } else {
      out.print`void ${Foo}::InternalSwap(${Foo}* other) { ${INTERNAL}::SwapContents(*this, *other, table_); }`;
    }
  }
  out.print`${Foo}::${Foo}() : fields_{} {}`;
  messageDestructor(out, model);
  out.print`
    const ${Foo}& ${Foo}::default_instance() { return static_cast<const ${Foo}&>(InternalDefaultInstance(table_)); }
    ${Foo}* ${Foo}::New() const { return New(nullptr); }
    const ${INTERNAL}::MessageTable& ${Foo}::GetMessageTable() const { return table_; }
  `;
  if (model.optimization !== 'codeSize') {
    out.print`bool ${Foo}::IsInitialized() const { return InternalIsInitialized(table_); }`;
    if (!hasWriter(model)) {
      out.print`
        void ${Foo}::Clear() { InternalClear(table_); }
        ::size_t ${Foo}::ByteSizeLong() const { return InternalByteSize(table_); }
      `;
    }
  }
}
