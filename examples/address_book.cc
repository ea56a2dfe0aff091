// An address book, stored in a file.
//
//   address_book FILE add NAME [--email ADDRESS] [--mobile|--home|--work NUMBER]...
//   address_book FILE list
//   address_book FILE find TEXT
//   address_book FILE remove ID
//
// Exit status: 0; 1 if there was nothing to find or remove; 2 for wrong arguments; 3 if the file could not be read or
// written.
#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "address_book.pb.h"

using examples::AddressBook;
using examples::Person;

namespace {

enum Status { kDone = 0, kNothing = 1, kUsage = 2, kFile = 3 };

int Usage() {
  std::cerr << "usage: address_book FILE add NAME [--email ADDRESS] [--mobile|--home|--work NUMBER]...\n"
               "       address_book FILE list | find TEXT | remove ID\n";
  return kUsage;
}

/// A missing file is an empty address book.
bool Load(const std::string& path, AddressBook* book) {
  std::fstream input(path, std::ios::in | std::ios::binary);
  if (!input) {
    if (errno == ENOENT) return true;
    std::cerr << path << ": " << std::strerror(errno) << "\n";
    return false;
  }
  if (book->ParseFromIstream(&input)) return true;
  std::cerr << path << ": is not an address book\n";
  return false;
}

/// Writes a temporary file and renames it, so that a full disk does not lose any addresses.
bool Save(const std::string& path, const AddressBook& book) {
  const std::string beside = path + ".new";
  {
    std::fstream output(beside, std::ios::out | std::ios::trunc | std::ios::binary);
    if (!book.SerializeToOstream(&output)) {
      std::cerr << beside << ": cannot be written\n";
      return false;
    }
  }
  if (std::rename(beside.c_str(), path.c_str()) == 0) return true;
  std::cerr << path << ": " << std::strerror(errno) << "\n";
  return false;
}

void Print(const Person& person) {
  std::cout << "#" << person.id() << " " << person.name();
  if (person.has_email()) std::cout << " <" << person.email() << ">";
  std::cout << "\n";
  for (const Person::PhoneNumber& phone : person.phones()) {
    std::cout << "    " << Person::PhoneType_Name(phone.type()) << " " << phone.number() << "\n";
  }
}

int Add(const std::vector<std::string>& words, AddressBook* book) {
  if (words.empty() || words.size() % 2 == 0) return Usage();
  Person person;
  person.set_name(words[0]);
  for (size_t i = 1; i < words.size(); i += 2) {
    if (words[i] == "--email") {
      person.set_email(words[i + 1]);
      continue;
    }
    std::string type = words[i].substr(std::min<size_t>(2, words[i].size()));
    std::transform(type.begin(), type.end(), type.begin(), [](unsigned char c) { return std::toupper(c); });
    Person::PhoneNumber* phone = person.add_phones();
    Person::PhoneType parsed;
    if (words[i].compare(0, 2, "--") != 0 || !Person::PhoneType_Parse(type, &parsed)) return Usage();
    phone->set_type(parsed);
    phone->set_number(words[i + 1]);
  }
  person.set_id(book->last_id() + 1);
  book->set_last_id(person.id());
  *book->add_people() = std::move(person);
  Print(book->people(book->people_size() - 1));
  return kDone;
}

int Find(const std::string& text, const AddressBook& book) {
  int found = 0;
  for (const Person& person : book.people()) {
    if (person.name().find(text) == std::string::npos && person.email().find(text) == std::string::npos) continue;
    Print(person);
    ++found;
  }
  return found > 0 ? kDone : kNothing;
}

int Remove(const std::string& id, AddressBook* book) {
  auto* people = book->mutable_people();
  for (int i = 0; i < people->size(); ++i) {
    if (std::to_string(people->Get(i).id()) != id) continue;
    people->DeleteSubrange(i, 1);
    return kDone;
  }
  std::cerr << "no person has the id " << id << "\n";
  return kNothing;
}

}  // namespace

int main(int argc, char* argv[]) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 2) return Usage();
  const std::string& path = words[0];
  const std::string& command = words[1];
  const std::vector<std::string> rest(words.begin() + 2, words.end());

  AddressBook book;
  if (!Load(path, &book)) return kFile;
  int status = kUsage;
  if (command == "add") {
    status = Add(rest, &book);
    if (status == kDone && !Save(path, book)) status = kFile;
  } else if (command == "list" && rest.empty()) {
    for (const Person& person : book.people()) Print(person);
    std::cout << book.people_size() << " people, " << book.ByteSizeLong() << " bytes\n";
    status = kDone;
  } else if (command == "find" && rest.size() == 1) {
    status = Find(rest[0], book);
  } else if (command == "remove" && rest.size() == 1) {
    status = Remove(rest[0], &book);
    if (status == kDone && !Save(path, book)) status = kFile;
  } else {
    Usage();
  }
  google::protobuf::ShutdownProtobufLibrary();
  return status;
}
