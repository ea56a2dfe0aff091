// The additional members of the class of the well-known type Any (rules cpp.any.*).
import type { FileDescriptor } from '../schema/model/descriptor';
import { INTERNAL, type MessageModel, RT } from './model';
import { isAny } from './naming/own-names';
import type { Printer } from './printer';

/** The header that the class needs. */
export function anyIncludes(file: FileDescriptor): string[] {
  return file.messages.some(isAny) ? ['google/protobuf/any.h'] : [];
}

/** Prints the public members; nothing for other types. */
export function anyMembers(out: Printer, { message, base, fields }: MessageModel): void {
  if (!isAny(message)) return;
  const namesOf = (name: string) => fields.find(({ field }) => field.name === name)!.names;
  const [typeUrl, value] = [namesOf('type_url'), namesOf('value')];
  const Message = `${RT}::${base}`;
  out.blank();
  out.print`
    bool PackFrom(const ${Message}& message) { return PackFrom(message, ${INTERNAL}::kDefaultTypeUrlPrefix); }
    bool PackFrom(const ${Message}& message, ${INTERNAL}::StringArg type_url_prefix) {
      ::std::string url;
      ::std::string bytes;
      if (!${INTERNAL}::PackAny(message, type_url_prefix, &url, &bytes)) return false;
      ${typeUrl.set}(static_cast<::std::string&&>(url));
      ${value.set}(static_cast<::std::string&&>(bytes));
      return true;
    }
    bool UnpackTo(${Message}* message) const { return ${INTERNAL}::UnpackAny(${typeUrl.accessor}(), ${value.accessor}(), message); }
    template <typename T>
    bool Is() const {
      return ${INTERNAL}::AnyHolds(${typeUrl.accessor}(), T::default_instance().GetTypeName());
    }
    static bool ParseAnyTypeUrl(${INTERNAL}::StringArg type_url, ::std::string* full_type_name) {
      return ${INTERNAL}::ParseAnyTypeUrl(type_url, full_type_name);
    }
  `;
  if (base === 'MessageLite') return;
  out.print`
    static bool GetAnyFieldDescriptors(const ${Message}& message, const ${RT}::FieldDescriptor** type_url_field,
                                       const ${RT}::FieldDescriptor** value_field) {
      return ${INTERNAL}::GetAnyFieldDescriptors(message, type_url_field, value_field);
    }
  `;
}
